import { z } from "zod";

/** What the shopper is told who adds a code twice (requirements §5.6). */
export const codeAlreadyAdded = "Code already added";

const maxCodes = 10;

/** A discount code as it is sent: without spaces around it, upper-cased (requirements §5.6). A comma would be two in the cookie. */
export const discountCodeSchema = z
  .string("Enter a code")
  .trim()
  .min(1, { error: "Enter a code", abort: true })
  .max(64, "Codes have at most 64 characters")
  .regex(/^[^,;<>\p{C}]+$/u, "Codes have no commas")
  .transform((code) => code.toUpperCase());

/** The codes of the cookie `discount_code`, comma separated (requirements §4.4); what is no code is none. */
export function parseStoredCodes(cookie: string | null | undefined): string[] {
  const codes = (cookie ?? "").split(",").flatMap((text) => discountCodeSchema.safeParse(text).data ?? []);
  return Array.from(new Set(codes)).slice(0, maxCodes);
}

export const toStoredCodes = (codes: readonly string[]): string =>
  parseStoredCodes(codes.join(",")).join(",");

export const hasCode = (codes: readonly string[], code: string): boolean =>
  codes.some((other) => other.toUpperCase() === code.toUpperCase());

/** Those of the stored codes that the cart does not have (requirements §4.4: they are applied on load). */
export const findMissingCodes = (stored: readonly string[], inCart: readonly string[]): string[] =>
  stored.filter((code) => !hasCode(inCart, code));

interface CodeMemory {
  discountCodes: readonly string[];
  rememberCodes: (codes: readonly string[]) => Promise<void>;
}

/** Remembers the codes a cart applies. One that takes nothing off, or that the shop doesn't know, stays with its cart and goes with it. */
export async function rememberApplied(
  { discountCodes: known, rememberCodes }: CodeMemory,
  { discountCodes }: { discountCodes: readonly { code: string; applicable: boolean }[] },
): Promise<void> {
  const applied = discountCodes.flatMap(({ code, applicable }) => (applicable ? [code] : []));
  const isKept = applied.length === known.length && applied.every((code) => hasCode(known, code));
  if (!isKept) await rememberCodes(applied);
}
