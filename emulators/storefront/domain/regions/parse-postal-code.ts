import type { CheckoutCountry, Region } from "./region.ts";

export type ParsedPostalCode =
  | { kind: "fits"; postalCode: string }
  /** Not a code of this country at all. */
  | { kind: "malformed" }
  /** A code of this country, but of another region. */
  | { kind: "elsewhere" };

interface PostalCodeOptions {
  country: CheckoutCountry;
  /** null skips the check against the region. */
  region: Region | null;
}

/** A postal code in its usual format: "k1a0b1" is "K1A 0B1". */
export function parsePostalCode(typed: string, { country, region }: PostalCodeOptions): ParsedPostalCode {
  const compact = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  const match = patterns[country].exec(compact);
  if (!match) return { kind: "malformed" };
  const [, first = "", second] = match;
  const separator = country === "US" ? "-" : " ";
  const postalCode = second ? `${first}${separator}${second}` : first;
  return region && !isOf(region, first) ? { kind: "elsewhere" } : { kind: "fits", postalCode };
}

/** Canada never uses D, F, I, O, Q or U, and never starts with W or Z (canadapost.ca, "Addressing guidelines"). */
const patterns = {
  US: /^(\d{5})(\d{4})?$/,
  CA: /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/,
};

function isOf({ postalCodes }: Region, code: string): boolean {
  return postalCodes.some((range) => {
    const [from = "", to = from] = range.split("-");
    const beginning = code.slice(0, from.length);
    return from <= beginning && beginning <= to;
  });
}
