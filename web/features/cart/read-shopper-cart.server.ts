import "server-only";
import { readCart, updateCartCountry } from "#commerce/cart/cart.server.ts";
import type { Cart } from "#commerce/cart/cart.ts";
import { readShopper } from "./cart-cookie.server.ts";

/** The shopper's cart, priced in the currency they chose; null when there is none or Shopify no longer has it. Throws StorefrontError. */
export async function readShopperCart(): Promise<Cart | null> {
  const { cartId, country } = await readShopper();
  if (!cartId) return null;
  const cart = await readCart({ cartId, country });
  if (!cart || cart.buyerIdentity.countryCode === country) return cart;
  return (await updateCartCountry({ cartId, country })).cart ?? cart;
}
