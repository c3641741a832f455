import { type Gid, toGid } from "#lib/gid.ts";
import { toVariantNumber } from "#commerce/product-variants.ts";
import type { CartLine } from "./cart.ts";
import { maxLines } from "./max-lines.ts";

/** A variant of a saved cart, and how many. */
export interface SavedItem {
  merchandiseId: Gid<"ProductVariant">;
  quantity: number;
}

/** What a link may say of a cart: variants and quantities, without students, gifts' cards, and codes. Sold-out lines are left out. */
export function toSavedItems(lines: readonly Pick<CartLine, "merchandise" | "quantity">[]): SavedItem[] {
  const counts = new Map<string, number>();
  for (const { merchandise, quantity } of lines)
    counts.set(merchandise.id, Math.min(maxLines, (counts.get(merchandise.id) ?? 0) + quantity));
  return Array.from(counts, ([id, quantity]) => ({
    merchandiseId: toGid("ProductVariant", id),
    quantity,
  })).filter(({ quantity }) => quantity > 0);
}

/** The items as a link has them: numbers and quantities, such as `8400000000011x2.8400000000021x1`. */
export const toSavedCart = (items: readonly SavedItem[]): string =>
  items.map(({ merchandiseId, quantity }) => `${toVariantNumber(merchandiseId)}x${quantity}`).join(".");

const entry = /^(?<number>\d{1,20})x(?<quantity>[1-9]\d{0,2})$/;

/** The items of a link. Null for one that was altered, has a variant twice, or wouldn't fit into a cart. */
export function parseSavedCart(text: unknown): SavedItem[] | null {
  if (typeof text !== "string" || text === "" || text.length > 2500) return null;
  const entries = text.split(".").map((part) => entry.exec(part)?.groups);
  const items = entries.flatMap((groups) =>
    groups?.["number"] && groups["quantity"]
      ? [
          {
            merchandiseId: toGid("ProductVariant", `gid://shopify/ProductVariant/${groups["number"]}`),
            quantity: Number(groups["quantity"]),
          },
        ]
      : [],
  );
  const isWhole = items.length === entries.length && items.length <= maxLines;
  const isUnique = new Set(items.map(({ merchandiseId }) => merchandiseId)).size === items.length;
  return isWhole && isUnique && items.every(({ quantity }) => quantity <= maxLines) ? items : null;
}
