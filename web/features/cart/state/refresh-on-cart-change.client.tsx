"use client";
import { useRouter } from "next/navigation";
import { startTransition, useEffect, useRef } from "react";
import { useCart } from "./cart-context.ts";
import { toCartFingerprint } from "./cart-fingerprint.ts";

/** Asks for the cart again when a change was made while its page was on its way. `shown`: the mark of the cart on the page. */
export function RefreshOnCartChange({ shown }: { shown: string | null }) {
  const { cart } = useCart();
  const router = useRouter();
  // From then on every change asks for the page itself.
  const isCompared = useRef(false);
  useEffect(() => () => void (isCompared.current = false), []);
  useEffect(() => {
    if (isCompared.current || cart === undefined) return;
    isCompared.current = true;
    if (toCartFingerprint(cart) !== shown) startTransition(() => router.refresh());
  }, [cart, shown, router]);
  return null;
}
