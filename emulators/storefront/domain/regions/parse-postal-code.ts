import type { CheckoutCountry, Region } from "./region.ts";

export type ParsedPostalCode =
  | { kind: "fits"; postalCode: string }
  /** Not a code of this country at all. */
  | { kind: "malformed" }
  /** A code of this country, but of another region. */
  | { kind: "elsewhere" };

interface PostalCodeOptions {
  country: CheckoutCountry;
  /** Null leaves out whether the code is one of the region's. */
  region: Region | null;
}

/** A postal code as it is written on a letter: "k1a0b1" is "K1A 0B1". */
export function parsePostalCode(typed: string, { country, region }: PostalCodeOptions): ParsedPostalCode {
  const compact = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  const match = patterns[country].exec(compact);
  if (!match) return { kind: "malformed" };
  const [, first = "", second] = match;
  const separator = country === "US" ? "-" : " ";
  const postalCode = second ? `${first}${separator}${second}` : first;
  return region && !isOf(region, first) ? { kind: "elsewhere" } : { kind: "fits", postalCode };
}

/** Canada writes no D, F, I, O, Q or U, and begins none with W or Z (canadapost.ca, "Addressing guidelines"). */
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
