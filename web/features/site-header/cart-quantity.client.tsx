"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { CartAnswer } from "#features/cart/cart-answer.ts";
import { createVisitorValue, readOwn } from "#lib/visitor-value.ts";
import { CartBadge } from "#features/site-header/cart-badge.tsx";

const cartQuantity = createVisitorValue<number | null>({
  initial: null,
  read: async () => (await readOwn<CartAnswer>("/api/cart")).cart?.totalQuantity ?? 0,
  complaint: "The quantity in the cart could not be read.",
});

/** The badge with the shopper's own number; a page is the same for everybody, so it is asked for once the page is there. */
export function CartQuantity() {
  const quantity = useSyncExternalStore(cartQuantity.subscribe, cartQuantity.get, () => null);
  useEffect(() => {
    addEventListener("pageshow", refreshWhenBack);
    return () => removeEventListener("pageshow", refreshWhenBack);
  }, []);
  return <CartBadge quantity={quantity} />;
}

/** A page that the browser kept and shows again knows only what was in the cart when it was left. */
function refreshWhenBack({ persisted }: PageTransitionEvent): void {
  if (persisted) void cartQuantity.refresh();
}
