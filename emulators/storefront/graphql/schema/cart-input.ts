import { foldCode } from "#storefront/domain/discounts/discount.ts";
import type { CartUserError } from "./cart-errors.ts";

const maxNoteLength = 5000;

export function checkNote(note: string | null | undefined, field: string[]): CartUserError[] {
  if (Array.from(note ?? "").length <= maxNoteLength) return [];
  return [
    { code: "NOTE_TOO_LONG", field, message: "The note exceeds the maximum number of 5000 characters." },
  ];
}

/** Each code once, as first typed. Codes are case-insensitive (seen in responses of version 2026-04). */
export function toCodes(given: readonly string[] | null | undefined): string[] {
  const codes = new Map<string, string>();
  for (const code of given ?? []) {
    const folded = foldCode(code);
    if (folded !== "" && !codes.has(folded)) codes.set(folded, code);
  }
  return [...codes.values()];
}
