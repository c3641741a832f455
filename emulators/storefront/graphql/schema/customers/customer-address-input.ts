import type { Customer, CustomerAddress } from "#storefront/domain/customers/customer.ts";
import { countries, isCheckoutCountry } from "#storefront/domain/regions/countries.ts";
import { parseCountry } from "#storefront/domain/regions/parse-country.ts";
import { checkText, toText } from "./check-customer.ts";
import type { CustomerUserError } from "./customer-errors.ts";

type TextField = (typeof texts)[number][0];

/** The schema's `MailingAddressInput`. Countries and provinces are given by name. */
export type MailingAddressInput = Partial<Record<TextField, string | null>>;

/** With the names that errors use (seen in responses of Shopify's Admin API). */
const texts = [
  ["firstName", "First name"],
  ["lastName", "Last name"],
  ["company", "Company"],
  ["address1", "Address1"],
  ["address2", "Address2"],
  ["city", "City"],
  ["province", "Province"],
  ["country", "Country"],
  ["zip", "Zip"],
  ["phone", "Phone"],
] as const;

export type AddressFields = Omit<CustomerAddress, "id">;

type ReadAddress =
  | { kind: "valid"; fields: AddressFields }
  | { kind: "invalid"; errors: CustomerUserError[] };

/** A missing field stays, or is empty in a new address, whose name is the customer's by default. */
export function readAddress(input: MailingAddressInput, before: AddressFields): ReadAddress {
  const errors = texts.flatMap(([name, label]) => checkText(label, input[name], ["address", name]));
  if (errors.length > 0) return { kind: "invalid", errors };
  const read = (name: Exclude<TextField, "country" | "province">) =>
    input[name] === undefined ? before[name] : toText(input[name]);
  const place = readPlace(input, before);
  if ("code" in place) return { kind: "invalid", errors: [place] };
  const fields: AddressFields = {
    firstName: read("firstName"),
    lastName: read("lastName"),
    company: read("company"),
    address1: read("address1"),
    address2: read("address2"),
    city: read("city"),
    zip: read("zip"),
    phone: read("phone"),
    ...place,
  };
  return { kind: "valid", fields };
}

export function createBlankAddress({ firstName, lastName }: Customer): AddressFields {
  return {
    firstName,
    lastName,
    company: null,
    address1: null,
    address2: null,
    city: null,
    province: null,
    provinceCode: null,
    countryCode: null,
    zip: null,
    phone: null,
  };
}

export function isSameAddress(one: AddressFields, other: AddressFields): boolean {
  return texts.every(([name]) =>
    name === "country" ? one.countryCode === other.countryCode : one[name] === other[name],
  );
}

type Place = Pick<AddressFields, "countryCode" | "province" | "provinceCode">;

/** Only the regions of the shop's two countries are known. */
function readPlace(input: MailingAddressInput, before: AddressFields): Place | CustomerUserError {
  const country = input.country === undefined ? before.countryCode : toText(input.country);
  const province = input.province === undefined ? before.province : toText(input.province);
  const countryCode = country && parseCountry(country);
  if (country !== null && !countryCode) {
    return { code: "INVALID", field: ["address", "country"], message: "Country is invalid" };
  }
  if (province === null || !isCheckoutCountry(countryCode)) {
    return { countryCode, province, provinceCode: null };
  }
  const region = countries[countryCode].regions.find(({ code, name }) =>
    [code, name].some((text) => text.toLowerCase() === province.toLowerCase()),
  );
  return region
    ? { countryCode, province: region.name, provinceCode: region.code }
    : { code: "INVALID", field: ["address", "province"], message: "Province is invalid" };
}
