import type { ClientCart } from "#commerce/cart-api/cart-response.ts";

const offset = 0x811c9dc5;
const prime = 0x01000193;

/** A short hash (FNV-1a of the JSON) that differs when the carts look different. */
export function toCartFingerprint(cart: ClientCart | null): string {
  let hash = offset;
  for (const character of JSON.stringify(cart))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), prime);
  return (hash >>> 0).toString(36);
}
