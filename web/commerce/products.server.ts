import "server-only";
import { createPriceReader } from "./price-reader.ts";
import { storefrontRequest } from "./storefront-request.server.ts";

export type { ProductPrices } from "./product-prices.ts";

/** Price readers for the configured shop. Uncached. */
export const { readProductPrice, readProductDescription, readCollectionPrices, readRecommendedPrices } =
  createPriceReader(storefrontRequest);
