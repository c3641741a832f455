import { documentPath } from "@shop/schemas/paths.ts";
import type { CartLine } from "#commerce/cart/cart.ts";
import { variantPath } from "#commerce/product-variants.ts";
import { isGid } from "#lib/gid.ts";

/**
 * The page of a line's product: a course's by the slug that Shopify holds for it (requirements §3.31), a book's with the chosen edition.
 * Null for a course without a slug.
 */
export function toLinePath({
  merchandise: { id, title, product },
}: Pick<CartLine, "merchandise">): string | null {
  if (product.productType === "Course") return documentPath({ _type: "course", slug: product.slug?.value });
  const path = documentPath({ _type: "book", handle: product.handle });
  return path && title !== "Default Title" && isGid("ProductVariant", id) ? variantPath(path, id) : path;
}
