"use client";
import { useRouter } from "next/navigation";
import { startTransition, useEffect, useRef } from "react";
import { useCart } from "./cart-context.ts";
import { toCartFingerprint } from "./cart-fingerprint.ts";

/**
 * Refreshes the cart page if the cart changed while the page was loading. `shown` is the fingerprint of the cart on the
 * page.
 */
export function RefreshOnCartChange({ shown }: { shown: string | null }) {
  const { cart } = useCart();
  const router = useRouter();
  // After that, every change refreshes the page itself.
  const isCompared = useRef(false);
  useEffect(() => () => void (isCompared.current = false), []);
  useEffect(() => {
    if (isCompared.current || cart === undefined) return;
    isCompared.current = true;
    if (toCartFingerprint(cart) !== shown) startTransition(() => router.refresh());
  }, [cart, shown, router]);
  return null;
}
