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

/** What a link says of a cart. */
export interface LinkedCart {
  items: SavedItem[];
  /** False if a part of the link couldn't be read, as when a mail program cut it off. */
  isWhole: boolean;
}

/** Far more than 100 variants take. */
const maxLinkLength = 2500;

/** What can be read of a link: each variant once, and no more than fits into a cart. Null without a link. */
export function parseSavedCart(text: unknown): LinkedCart | null {
  if (typeof text !== "string") return null;
  const parts = text.slice(0, maxLinkLength).split(".");
  const items = new Map(
    parts
      .flatMap((part) => parseItem(part) ?? [])
      .slice(0, maxLines)
      .map((item) => [item.merchandiseId, item]),
  );
  return { items: [...items.values()], isWhole: items.size === parts.length && text.length <= maxLinkLength };
}

function parseItem(part: string): SavedItem | null {
  const { number, quantity } = entry.exec(part)?.groups ?? {};
  if (!number || !(Number(quantity) <= maxLines)) return null;
  return {
    merchandiseId: toGid("ProductVariant", `gid://shopify/ProductVariant/${number}`),
    quantity: Number(quantity),
  };
}
