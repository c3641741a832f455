/** Missing fields are null. */
export interface PostalAddress {
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  provinceCode: string | null;
  countryCode: string | null;
  zip: string | null;
  phone: string | null;
}

/** A cart's delivery address. Only the country is required. */
export interface CartAddress extends PostalAddress {
  id: string;
  /** At most one of a cart's addresses is selected. */
  isSelected: boolean;
  isOneTimeUse: boolean;
  countryCode: string;
}

const regionNames = new Intl.DisplayNames(["en"], { type: "region" });

export function toCountryName(code: string): string {
  return regionNames.of(code) ?? code;
}

export function toFullName({
  firstName,
  lastName,
}: Pick<PostalAddress, "firstName" | "lastName">): string | null {
  return joinGiven(" ", firstName, lastName) || null;
}

export interface FormatOptions {
  withName: boolean;
  withCompany: boolean;
}

/** An address line by line, as on a letter. */
export function formatAddress(address: PostalAddress, { withName, withCompany }: FormatOptions): string[] {
  const { company, address1, address2, city, provinceCode, zip, countryCode } = address;
  const lines = [
    withName ? toFullName(address) : null,
    withCompany ? company : null,
    address1,
    address2,
    joinGiven(" ", city, provinceCode, zip),
    countryCode && toCountryName(countryCode),
  ];
  return lines.filter((line): line is string => line !== null && line !== "");
}

/** `Springfield NY, United States`. */
export function formatArea({ city, provinceCode, countryCode }: PostalAddress): string {
  return joinGiven(", ", joinGiven(" ", city, provinceCode), countryCode && toCountryName(countryCode));
}

export function joinGiven(separator: string, ...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(separator);
}
