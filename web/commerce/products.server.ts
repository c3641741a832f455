import "server-only";
import { inBothCountries } from "./in-both-countries.ts";
import { createPriceReader } from "./price-reader.ts";
import { type ProductFacts, toProductFacts } from "./product-facts.ts";
import { createProductReader } from "./product-reader.ts";
import { storefrontRequest } from "./storefront-request.server.ts";

export type { ProductFacts } from "./product-facts.ts";
export type { ProductPrices } from "./product-prices.ts";

/** Price readers for the configured shop. Uncached. */
export const { readProductPrice, readCollectionPrices, readRecommendedPrices, readCollectionId, readShopId } =
  createPriceReader(storefrontRequest);

const { readProduct } = createProductReader(storefrontRequest);

/** A product's facts for its own page, or null when the shop doesn't have it. Uncached. Rejects with a StorefrontError. */
export async function readProductFacts(handle: string): Promise<ProductFacts | null> {
  const [us, ca] = await inBothCountries((country) => readProduct({ handle, country }));
  return us && ca && toProductFacts(us.product, ca.product);
}
