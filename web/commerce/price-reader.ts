import { hiddenTag } from "./hidden-tag.ts";
import { inBothCountries } from "./in-both-countries.ts";
import { collectionPricesQuery, productPriceQuery } from "./operations/product-operations.ts";
import { type ProductPrices, toProductPrices } from "./product-prices.ts";
import type { StorefrontRequest } from "./storefront-client.ts";

export interface PriceReader {
  /** A product's prices in both currencies, or null when the shop has no such product. Rejects with a StorefrontError. */
  readProductPrice: (handle: string) => Promise<ProductPrices | null>;
  /**
   * The first 100 products of a collection, in its order, without the hidden ones. A collection that does not exist is
   * empty, and the log names it (SPEC §5). Rejects with a StorefrontError.
   */
  readCollectionPrices: (handle: string) => Promise<ProductPrices[]>;
}

export function createPriceReader(request: StorefrontRequest): PriceReader {
  return {
    readProductPrice: async (handle) => {
      const [us, ca] = await inBothCountries((country) => request(productPriceQuery, { handle, country }));
      return us.product && ca.product && toProductPrices(us.product, ca.product);
    },
    readCollectionPrices: async (handle) => {
      const [us, ca] = await inBothCountries((country) =>
        request(collectionPricesQuery, { handle, country }),
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
    },
  };
}
