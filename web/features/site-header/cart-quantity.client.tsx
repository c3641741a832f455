"use client";
import { useCart } from "#features/cart/state/cart-context.ts";
import { CartBadge } from "#features/site-header/cart-badge.tsx";

/** The badge with the shopper's own number; a page is the same for everybody, so it is asked for once the page is there. */
export function CartQuantity() {
  const { cart } = useCart();
  return <CartBadge quantity={cart?.totalQuantity ?? null} />;
}
