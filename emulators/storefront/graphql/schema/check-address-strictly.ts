import type { CartAddress } from "#storefront/domain/cart/cart-address.ts";
import { findRegion, isCheckoutCountry } from "#storefront/domain/regions/countries.ts";
import { parsePostalCode } from "#storefront/domain/regions/parse-postal-code.ts";
import type { CartUserError } from "./cart-errors.ts";
import { parsePhone } from "./customers/parse-phone.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";

type Fields = Omit<CartAddress, "id" | "isSelected" | "isOneTimeUse">;
type Code = CartUserError["code"];

/**
 * What an address in one of the shop's two countries lacks for the checkout. The messages for missing fields and their order are
 * Shopify's (seen in responses of version 2026-04). For other errors only the codes are known. Each country has its own rules,
 * and for a country that the shop doesn't deliver to, the error names it.
 */
export function checkAddressStrictly(address: Fields, field: string[]): CartUserError[] {
  const { countryCode } = address;
  if (!isCheckoutCountry(countryCode)) throw notEmulated(`STRICT validation of an address in ${countryCode}`);
  const refuse = (name: keyof Fields, code: Code, message: string): CartUserError => ({
    code,
    field: [...field, name],
    message,
  });
  const missing = requirements
    .filter(({ name }) => !address[name]?.trim())
    .map(({ name, message }) => refuse(name, "ADDRESS_FIELD_IS_REQUIRED", message));
  const odd = listTexts(address).flatMap(([name, text]) =>
    oddities
      .filter(({ isOdd }) => isOdd(text))
      .map(({ code, what }) => refuse(name, code, `The field ${what}.`)),
  );
  const phone = !address.phone?.trim() || isPhone(address.phone) ? [] : [refuse("phone", ...oddPhone)];
  return [...missing, ...odd, ...checkPlace(address, countryCode, refuse), ...phone];
}

const oddPhone = ["ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN", "The phone number is invalid."] as const;

/** A number of the US or Canada, with or without their country code, or one with another country's. */
function isPhone(text: string): boolean {
  const dialed = text.replaceAll(/[\s().-]/g, "");
  return /^(?:\+?1)?[2-9]\d{2}[2-9]\d{6}$/.test(dialed) || parsePhone(text) !== null;
}

const requirements: readonly { name: keyof Fields; message: string }[] = [
  { name: "lastName", message: "A last name is required in order to continue." },
  { name: "address1", message: "An address is required in order to continue." },
  { name: "provinceCode", message: "The specified country requires a zone." },
  { name: "zip", message: "Country specified requires a postal code in order to continue." },
  { name: "city", message: "A city is required in order to continue." },
];

const oddities: readonly { code: Code; what: string; isOdd: (text: string) => boolean }[] = [
  {
    code: "ADDRESS_FIELD_CONTAINS_EMOJIS",
    what: "contains emojis",
    isOdd: (text) => /\p{Extended_Pictographic}/u.test(text),
  },
  {
    code: "ADDRESS_FIELD_CONTAINS_HTML_TAGS",
    what: "contains HTML tags",
    isOdd: hasHtmlTags,
  },
  {
    code: "ADDRESS_FIELD_CONTAINS_URL",
    what: "contains a URL",
    isOdd: hasUrl,
  },
  {
    code: "ADDRESS_FIELD_IS_TOO_LONG",
    what: "is too long (maximum is 255 characters)",
    isOdd: (text) => Array.from(text).length > 255,
  },
];

export function hasHtmlTags(text: string): boolean {
  return /<\/?[a-z][^>]*>/i.test(text);
}

export function hasUrl(text: string): boolean {
  return /https?:\/\/|www\./i.test(text);
}

function listTexts({
  firstName,
  lastName,
  company,
  address1,
  address2,
  city,
}: Fields): [keyof Fields, string][] {
  const texts = { firstName, lastName, company, address1, address2, city };
  return Object.entries(texts).flatMap(([name, text]): [keyof Fields, string][] =>
    // The keys are those of the object above.
    text === null ? [] : [[name as keyof typeof texts, text]],
  );
}

function checkPlace(
  { provinceCode, zip }: Fields,
  country: "US" | "CA",
  refuse: (name: keyof Fields, code: Code, message: string) => CartUserError,
): CartUserError[] {
  const region = provinceCode ? findRegion(country, provinceCode.toUpperCase()) : null;
  // An unknown zone counts as missing (seen in a response of version 2026-04).
  const wrongZone = provinceCode?.trim() && !region;
  const zone = wrongZone
    ? [refuse("provinceCode", "ADDRESS_FIELD_IS_REQUIRED", "The specified country requires a zone.")]
    : [];
  if (!zip?.trim()) return zone;
  switch (parsePostalCode(zip, { country, region }).kind) {
    case "fits":
      return zone;
    case "malformed":
      return [
        ...zone,
        refuse("zip", "INVALID_ZIP_CODE_FOR_COUNTRY", "The zip code is invalid for the country."),
      ];
    case "elsewhere":
      return [
        ...zone,
        refuse("zip", "INVALID_ZIP_CODE_FOR_PROVINCE", "The zip code is invalid for the province."),
      ];
  }
}
