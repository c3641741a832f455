import { z } from "zod";
import type { Cart, CartCode } from "./cart.ts";
import { codeRules } from "./cart-field-rules.ts";
import { needsAnotherCart } from "./code-refusal.ts";
import { hasCode } from "./has-code.ts";

/** Shown when a code is added twice (requirements §5.6). */
export const codeAlreadyAdded = "Code already added";

const maxCodes = 10;

/** A discount code, trimmed and uppercased (requirements §5.6). */
export const discountCodeSchema = z
  .string(codeRules.required)
  .trim()
  .min(1, { error: codeRules.required, abort: true })
  .max(codeRules.maxLength.value, codeRules.maxLength.message)
  .regex(codeRules.pattern.value, codeRules.pattern.message)
  .transform((code) => code.toUpperCase());

/** The codes in the `discount_code` cookie, comma separated (requirements §4.4). Invalid ones are skipped. */
export function parseStoredCodes(cookie: string | null | undefined): string[] {
  const codes = (cookie ?? "").split(",").flatMap((text) => discountCodeSchema.safeParse(text).data ?? []);
  return Array.from(new Set(codes)).slice(0, maxCodes);
}

export const toStoredCodes = (codes: readonly string[]): string =>
  parseStoredCodes(codes.join(",")).join(",");

/** Stored codes that the cart lacks, to be applied on load (requirements §4.4). */
export const findMissingCodes = (stored: readonly string[], inCart: readonly string[]): string[] =>
  stored.filter((code) => !hasCode(inCart, code));

interface CodeMemory {
  discountCodes: readonly string[];
  rememberCodes: (codes: readonly string[]) => Promise<void>;
}

/**
 * Stores the cart's codes (requirements §4.4), also those that don't apply to what's in it yet. What can't be used at all stays on
 * this cart only.
 */
export async function rememberUsable(
  { discountCodes: storedCodes, rememberCodes }: CodeMemory,
  { discountCodes }: Pick<Cart, "discountCodes">,
): Promise<void> {
  const usable = discountCodes.filter(isUsable).map(({ code }) => code);
  const isStored = usable.length === storedCodes.length && usable.every((code) => hasCode(storedCodes, code));
  if (!isStored) await rememberCodes(usable);
}

const isUsable = ({ applicable, refusal }: CartCode) =>
  applicable || (refusal !== undefined && needsAnotherCart.has(refusal));
