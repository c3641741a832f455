import type { ShownCart } from "./cart-answer.ts";

const offset = 0x811c9dc5;
const prime = 0x01000193;

/** A few characters that differ where what two carts show differs: the FNV-1a hash of their JSON. */
export function toCartMark(cart: ShownCart | null): string {
  let hash = offset;
  for (const character of JSON.stringify(cart))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), prime);
  return (hash >>> 0).toString(36);
}
