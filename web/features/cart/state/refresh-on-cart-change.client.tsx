"use client";
import { useRouter } from "next/navigation";
import { startTransition, useEffect, useRef } from "react";
import { useCart } from "./cart-context.ts";
import { toCartFingerprint } from "./cart-fingerprint.ts";

/**
 * Refreshes the cart page if the cart changed while the page was loading. Later, when a refresh brings another cart than the browser has,
 * such as after a line sold out, the browser reads its own again. `shown` is the fingerprint of the cart on the page; null when the shop
 * didn't answer.
 */
export function RefreshOnCartChange({ shown }: { shown: string | null }) {
  const { cart, readAgain } = useCart();
  const router = useRouter();
  /** What was compared last. After the first time, every change refreshes the page itself. */
  const compared = useRef<string | null | undefined>(undefined);
  useEffect(() => () => void (compared.current = undefined), []);
  useEffect(() => {
    if (compared.current === shown || cart === undefined) return;
    const isFirst = compared.current === undefined;
    compared.current = shown;
    if (toCartFingerprint(cart) === shown) return;
    if (isFirst) startTransition(() => router.refresh());
    else if (shown !== null) readAgain();
  }, [cart, readAgain, shown, router]);
  return null;
}
