import "server-only";
import type { Country } from "#lib/offer.ts";
import { collectionPricesQuery, productPriceQuery } from "./operations/product-operations.ts";
import { type ProductPrices, toProductPrices } from "./product-prices.ts";
import { storefrontRequest } from "./storefront-request.server.ts";

export type { ProductPrices };

/** A product's prices in both currencies, or null when the shop has no such product. Throws StorefrontError. */
export async function readProductPrice(handle: string): Promise<ProductPrices | null> {
  const [us, ca] = await inBothCountries((country) =>
    storefrontRequest(productPriceQuery, { handle, country }),
  );
  return us.product && ca.product && toProductPrices(us.product, ca.product);
}

/** Products with this tag are in the shop but not shown (SPEC §3). */
const hiddenTag = "hidden-product";

/**
 * The first 100 products of a collection, in its order, without the hidden ones. A collection that does not exist is empty,
 * and the log names it (SPEC §5). Throws StorefrontError.
 */
export async function readCollectionPrices(handle: string): Promise<ProductPrices[]> {
  const [us, ca] = await inBothCountries((country) =>
    storefrontRequest(collectionPricesQuery, { handle, country }),
  );
  if (!us.collection || !ca.collection) {
    console.warn(`No Shopify collection has the handle "${handle}".`);
    return [];
  }
  const inCanada = new Map(ca.collection.products.nodes.map((product) => [product.id, product]));
  return us.collection.products.nodes
    .filter(({ tags }) => !tags.includes(hiddenTag))
    .flatMap((product) => {
      const twin = inCanada.get(product.id);
      return twin ? [toProductPrices(product, twin)] : [];
    });
}

/** Prices belong to a country and an operation to one context: two requests at once. */
function inBothCountries<Answer>(read: (country: Country) => Promise<Answer>): Promise<[Answer, Answer]> {
  return Promise.all([read("US"), read("CA")]);
}
