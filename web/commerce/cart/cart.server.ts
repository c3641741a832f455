import "server-only";
import { buyerRequest } from "#commerce/storefront-request.server.ts";
import type { Country } from "#commerce/offer.ts";
import type { Cart } from "./cart.ts";
import { createCartClient } from "./cart-client.ts";
import { createMerchandiseReader } from "./merchandise-reader.ts";
import type { SavedItem } from "./saved-cart.ts";
import { type CartSession } from "./cart-outcome.ts";
import { createShopperCart, type ShopperCart } from "./shopper-cart.ts";

const client = createCartClient(buyerRequest);
const readMerchandise = createMerchandiseReader(buyerRequest);

export const openCart = (session: CartSession): ShopperCart =>
  createShopperCart({ client, readMerchandise, session });

/** What a saved cart has, by variant id, as far as it's still sold and shown. Rejects with a StorefrontError. */
export const readSavedMerchandise = (items: readonly SavedItem[], country: Country) =>
  readMerchandise(
    items.map(({ merchandiseId }) => merchandiseId),
    country,
  );

/**
 * The current merchandise of a cart's lines, by variant id, without variants that are no longer sold or shown. Rejects
 * with a StorefrontError.
 */
export const readCartMerchandise = ({ lines, buyerIdentity }: Cart) =>
  readMerchandise(
    lines.nodes.map(({ merchandise }) => merchandise.id),
    buyerIdentity.countryCode === "CA" ? "CA" : "US",
  );
