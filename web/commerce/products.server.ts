import "server-only";
import { createPriceReader } from "./price-reader.ts";
import { storefrontRequest } from "./storefront-request.server.ts";

export type { ProductPrices } from "./product-prices.ts";

/** Prices from the shop of the environment. Never cached here. */
export const { readProductPrice, readProductDescription, readCollectionPrices, readRecommendedPrices } =
  createPriceReader(storefrontRequest);
