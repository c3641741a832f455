import { isCheckoutCountry } from "#storefront/domain/regions/countries.ts";
import { checkPhone } from "#storefront/graphql/schema/customers/check-customer.ts";
import { parsePhone } from "#storefront/graphql/schema/customers/parse-phone.ts";
import {
  type AddressFields,
  type MailingAddressInput,
  readAddress,
} from "#storefront/graphql/schema/customers/customer-address-input.ts";
import { type AccountUserError, toAccountErrors } from "./account-errors.ts";

/** This API's names for some of the Storefront API's fields. */
const names = { territoryCode: "country", zoneCode: "province", phoneNumber: "phone" } as const;

type Renamed = keyof typeof names;

/** The schema's `CustomerAddressInput`. A territory is a country's code, and a zone is a region's. */
export type CustomerAddressInput = Omit<MailingAddressInput, (typeof names)[Renamed]> &
  Partial<Record<Renamed, string | null>>;

type ReadAddressInput =
  | { kind: "valid"; fields: AddressFields }
  | { kind: "invalid"; errors: AccountUserError[] };

/** A missing field stays. An address needs a country, a street, and in the shop's own countries, a region. */
export function readAddressInput(input: CustomerAddressInput, before: AddressFields): ReadAddressInput {
  const given: MailingAddressInput = Object.fromEntries(
    Object.entries(input).map(([name, value]) => [toStorefrontName(name), value]),
  );
  if (input.phoneNumber) given.phone = parsePhone(input.phoneNumber) ?? input.phoneNumber;
  const read = readAddress(given, before);
  const phone = checkPhone(input.phoneNumber, ["address", "phoneNumber"]);
  const invalid =
    read.kind === "invalid" ? toAccountErrors(read.errors, ["CONTAINS_HTML_TAGS", "TOO_LONG"]) : [];
  const errors = [
    ...invalid.map(toOwnError),
    ...phone.map(({ field, message }) => ({ code: "PHONE_NUMBER_NOT_VALID", field, message })),
    ...(read.kind === "valid" ? findMissing(read.fields) : []),
  ];
  return read.kind === "valid" && errors.length === 0 ? read : { kind: "invalid", errors };
}

function toStorefrontName(name: string): string {
  return Object.entries(names).find(([own]) => own === name)?.[1] ?? name;
}

/** With the field's name in this API, and its codes for places that don't exist. */
function toOwnError({ code, field, message }: AccountUserError): AccountUserError {
  const last = field?.at(-1);
  const [own = last ?? "address"] = Object.entries(names).find(([, name]) => name === last) ?? [];
  const placeCode = code === "INVALID" ? placeCodes[own] : undefined;
  return { code: placeCode ?? code, field: ["address", own], message };
}

const placeCodes: Record<string, string> = {
  territoryCode: "INVALID_TERRITORY_CODE",
  zoneCode: "INVALID_FOR_COUNTRY",
};

function findMissing({ countryCode, address1, provinceCode }: AddressFields): AccountUserError[] {
  const missing = (code: string, name: string, label: string) => ({
    code,
    field: ["address", name],
    message: `${label} can't be blank`,
  });
  return [
    ...(countryCode === null ? [missing("TERRITORY_CODE_MISSING", "territoryCode", "Country")] : []),
    ...(address1 === null ? [missing("ADDRESS1_MISSING", "address1", "Address1")] : []),
    ...(isCheckoutCountry(countryCode) && provinceCode === null
      ? [missing("ZONE_CODE_MISSING", "zoneCode", "Province")]
      : []),
  ];
}
