import { type Gid, toGid } from "#lib/gid.ts";
import type { ProductCollectionSortKeys } from "./generated/graphql.ts";
import { hiddenTag } from "./hidden-tag.ts";
import { inBothCountries } from "./in-both-countries.ts";
import {
  collectionPricesQuery,
  collectionQuery,
  productPriceQuery,
  productRecommendationsQuery,
  shopQuery,
} from "./operations/product-operations.ts";
import { type ProductPrices, type ProductPricesInput, toProductPrices } from "./product-prices.ts";
import type { StorefrontRequest } from "./storefront-client.ts";

/** Selects a variant by one option, such as "Format" and "online course". Products with more options have no match. */
export interface VariantChoice {
  variantName?: string;
  variantValue?: string;
}

interface CollectionOrder {
  /** Defaults to the collection's own order. */
  sortKey?: ProductCollectionSortKeys;
  reverse?: boolean;
}

export interface PriceReader {
  /** A product's prices in both currencies, or null when the product doesn't exist. Rejects with a StorefrontError. */
  readProductPrice: (handle: string, choice?: VariantChoice) => Promise<ProductPrices | null>;
  /**
   * Up to ten recommended products, best first, without hidden ones; empty for an unknown product. Rejects with a
   * StorefrontError.
   */
  readRecommendedPrices: (productId: Gid<"Product">) => Promise<ProductPrices[]>;
  /**
   * A collection's first 100 products, without hidden ones. An unknown collection is empty, and the log names it (requirements §5.10).
   * Rejects with a StorefrontError.
   */
  readCollectionPrices: (
    handle: string,
    options?: CollectionOrder & VariantChoice,
  ) => Promise<ProductPrices[]>;
  /** Null when there's no such collection. Rejects with a StorefrontError. */
  readCollectionId: (handle: string) => Promise<Gid<"Collection"> | null>;
  /** The shop's own id. Rejects with a StorefrontError. */
  readShopId: () => Promise<Gid<"Shop">>;
}

export function createPriceReader(request: StorefrontRequest): PriceReader {
  return {
    readProductPrice: async (handle, choice) => {
      const [us, ca] = await inBothCountries((country) =>
        request(productPriceQuery, { ...choice, handle, country }),
      );
      return us.product && ca.product && toProductPrices(us.product, ca.product);
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
    readCollectionId: async (handle) => {
      const { collection } = await request(collectionQuery, { handle });
      return collection && toGid("Collection", collection.id);
    },
    readShopId: async () => toGid("Shop", (await request(shopQuery, {})).shop.id),
  };
}

type ProductList = readonly ProductPricesInput[];

/** Products sold in both countries and not hidden, in the first list's order. */
function joinShown(us: ProductList, ca: ProductList): ProductPrices[] {
  const inCanada = new Map(ca.map((product) => [product.id, product]));
  return us
    .filter(({ tags }) => !tags.includes(hiddenTag))
    .flatMap((product) => {
      const canadian = inCanada.get(product.id);
      return canadian ? [toProductPrices(product, canadian)] : [];
    });
}
