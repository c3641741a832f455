import type { Gid } from "#lib/gid.ts";
import type { ProductCollectionSortKeys } from "./generated/graphql.ts";
import { hiddenTag } from "./hidden-tag.ts";
import { inBothCountries } from "./in-both-countries.ts";
import {
  collectionPricesQuery,
  productDescriptionQuery,
  productPriceQuery,
  productRecommendationsQuery,
} from "./operations/product-operations.ts";
import { type ProductPrices, type ProductPricesInput, toProductPrices } from "./product-prices.ts";
import type { StorefrontRequest } from "./storefront-client.ts";

/** Names the variant to select by an option of its product, as "Format" and "online course". Of one with more options none is selected. */
export interface VariantChoice {
  variantName?: string;
  variantValue?: string;
}

interface CollectionOrder {
  /** The collection's own when it is not given. */
  sortKey?: ProductCollectionSortKeys;
  reverse?: boolean;
}

export interface PriceReader {
  /** A product's prices in both currencies, or null when the shop has no such product. Rejects with a StorefrontError. */
  readProductPrice: (handle: string, choice?: VariantChoice) => Promise<ProductPrices | null>;
  /** What the shop says of a product, without its markup; null when it says nothing. Rejects with a StorefrontError. */
  readProductDescription: (handle: string) => Promise<string | null>;
  /**
   * Up to ten products for buyers of another, the best first, without the hidden ones; none for a product that does not
   * exist. Rejects with a StorefrontError.
   */
  readRecommendedPrices: (productId: Gid<"Product">) => Promise<ProductPrices[]>;
  /**
   * The first 100 products of a collection, in its order or another, without the hidden ones. A collection that does not
   * exist is empty, and the log names it (requirements §5.10). Rejects with a StorefrontError.
   */
  readCollectionPrices: (
    handle: string,
    options?: CollectionOrder & VariantChoice,
  ) => Promise<ProductPrices[]>;
}

export function createPriceReader(request: StorefrontRequest): PriceReader {
  return {
    readProductPrice: async (handle, choice) => {
      const [us, ca] = await inBothCountries((country) =>
        request(productPriceQuery, { ...choice, handle, country }),
      );
      return us.product && ca.product && toProductPrices(us.product, ca.product);
    },
    readProductDescription: async (handle) => {
      const { product } = await request(productDescriptionQuery, { handle });
      return product?.description.trim() || null;
    },
    readRecommendedPrices: async (productId) => {
      const [us, ca] = await inBothCountries((country) =>
        request(productRecommendationsQuery, { productId, country }),
      );
      return joinShown(us.productRecommendations ?? [], ca.productRecommendations ?? []);
    },
    readCollectionPrices: async (handle, options) => {
      const [us, ca] = await inBothCountries((country) =>
        request(collectionPricesQuery, { ...options, handle, country }),
      );
      if (!us.collection || !ca.collection) {
        console.warn(`No Shopify collection has the handle "${handle}".`);
        return [];
      }
      return joinShown(us.collection.products.nodes, ca.collection.products.nodes);
    },
  };
}

type Told = readonly ProductPricesInput[];

/** The products that both countries are told of and that are not hidden, in the first one's order. */
function joinShown(us: Told, ca: Told): ProductPrices[] {
  const inCanada = new Map(ca.map((product) => [product.id, product]));
  return us
    .filter(({ tags }) => !tags.includes(hiddenTag))
    .flatMap((product) => {
      const twin = inCanada.get(product.id);
      return twin ? [toProductPrices(product, twin)] : [];
    });
}
