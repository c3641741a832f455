"use client";
import { useCallback, useState } from "react";
import type { CartError } from "#commerce/cart/cart-error.ts";
import { requestTimeoutMs } from "./send-cart-mutation.ts";

/** The last validation's errors (requirements §4.8), and a way to validate again. */
export function useCartErrors() {
  const [errors, setErrors] = useState<readonly CartError[]>([]);
  const validate = useCallback(async (hasAgreed: boolean): Promise<readonly CartError[]> => {
    try {
      const cartErrors = await validateCheckout(hasAgreed);
      setErrors(cartErrors);
      return cartErrors;
    } catch (error) {
      setErrors([]);
      throw error;
    }
  }, []);
  return { errors, validate, clearErrors: useCallback(() => setErrors([]), []) };
}

async function validateCheckout(hasAgreed: boolean): Promise<CartError[]> {
  const response = await fetch("/api/shopify/v1/storefront/cart/validate-checkout", {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({ hasAgreed }),
    credentials: "same-origin",
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  if (!response.ok) throw new Error(`validate-checkout: HTTP ${response.status}`);
  const { data }: { data: { errors: CartError[] } } = await response.json();
  return data.errors;
}
