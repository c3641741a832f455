import "server-only";
import type { Cart } from "#commerce/cart/cart.ts";
import { toLineKind } from "#commerce/cart/line-kind.ts";
import type { ProductVariants } from "#commerce/product-variants.ts";
import { readFacts } from "./cached-products.server.ts";

/** The variants that a cart's books can be changed to, by product handle. Products with one variant are left out. */
export async function readLineVariants(cart: Cart): Promise<ReadonlyMap<string, ProductVariants>> {
  const handles = cart.lines.nodes.flatMap(({ merchandise: { title, product } }) =>
    toLineKind({ title, productType: product.productType }) === "product" ? [product.handle] : [],
  );
  const read = [...new Set(handles)].map(async (handle) => [handle, await readFacts(handle)] as const);
  return new Map(
    (await Promise.all(read)).flatMap(([handle, facts]) =>
      facts && facts.variants.length > 1 ? [[handle, facts] as const] : [],
    ),
  );
}
