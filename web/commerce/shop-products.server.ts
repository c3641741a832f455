import "server-only";
import { createShopProductReader } from "./shop-product-reader.ts";
import { storefrontRequest } from "./storefront-request.server.ts";

/** Product readers for editors, from the configured shop. Uncached. */
export const { readShopProduct, findShopProducts, readShopProducts } =
  createShopProductReader(storefrontRequest);
