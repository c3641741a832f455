import type { ClientCart } from "@shop/web/commerce/cart-api/cart-response.ts";
import { CartContext, type CartState } from "@shop/web/features/cart/state/cart-context.ts";
import type { ReactNode } from "react";

const noCart: CartState = {
  cart: null,
  adding: [],
  isUpdating: false,
  removing: [],
  markUpdating: () => () => undefined,
  errors: [],
  validate: async () => [],
  hasAgreed: false,
  setAgreed: () => undefined,
  change: async () => null,
  readAgain: () => undefined,
  chooseCountry: async () => false,
  show: () => undefined,
};

/** What's rendered for a shopper without a cart. */
export const WithoutCart = ({ children }: { children: ReactNode }) => (
  <CartContext value={noCart}>{children}</CartContext>
);

/** What's rendered for a shopper with this cart. */
export const WithCart = ({ cart, children }: { cart: ClientCart; children: ReactNode }) => (
  <CartContext value={{ ...noCart, cart }}>{children}</CartContext>
);
