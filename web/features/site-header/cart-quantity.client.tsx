"use client";
import { useCart } from "#features/cart/state/cart-context.ts";
import { CartBadge } from "#features/site-header/cart-badge.tsx";

/** The badge. Pages are cached for everyone, so the quantity loads afterward. */
export function CartQuantity() {
  const { cart, adding } = useCart();
  const quantity = adding.reduce((sum, item) => sum + item.quantity, cart?.totalQuantity ?? 0);
  return <CartBadge quantity={cart === undefined ? null : quantity} />;
}
