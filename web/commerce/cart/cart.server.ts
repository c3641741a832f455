import "server-only";
import { buyerRequest } from "#commerce/storefront-request.server.ts";
import type { Cart } from "./cart.ts";
import { createCartClient } from "./cart-client.ts";
import { createMerchandiseReader } from "./merchandise-reader.ts";
import { type CartSession, createShopperCart, type ShopperCart } from "./shopper-cart.ts";

const client = createCartClient(buyerRequest);
const readMerchandise = createMerchandiseReader(buyerRequest);

/** The cart that a browser remembers, in the shop of the environment. */
export const openCart = (session: CartSession): ShopperCart =>
  createShopperCart({ client, readMerchandise, session });

/** What the variants of a cart are now, by their ids; without those the shop no longer sells or shows. Rejects with a StorefrontError. */
export const readCartMerchandise = ({ lines, buyerIdentity }: Cart) =>
  readMerchandise(
    lines.nodes.map(({ merchandise }) => merchandise.id),
    buyerIdentity.countryCode === "CA" ? "CA" : "US",
  );
