import "server-only";
import { createShopProductReader } from "./shop-product-reader.ts";
import { storefrontRequest } from "./storefront-request.server.ts";

/** Products of the shop of the environment, as editors choose them. Never cached here. */
export const { readShopProduct, findShopProducts, readShopProducts } =
  createShopProductReader(storefrontRequest);
