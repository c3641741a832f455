import "server-only";
import { storefrontRequest } from "#commerce/storefront-request.server.ts";
import { createCartClient } from "./cart-client.ts";
import { createMerchandiseReader } from "./merchandise-reader.ts";
import { type CartMemory, createShopperCart, type ShopperCart } from "./shopper-cart.ts";

const client = createCartClient(storefrontRequest);
const readMerchandise = createMerchandiseReader(storefrontRequest);

/** The cart that a browser remembers, in the shop of the environment. */
export const openCart = (memory: CartMemory): ShopperCart =>
  createShopperCart({ client, readMerchandise, memory });
