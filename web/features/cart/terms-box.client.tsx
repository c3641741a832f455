"use client";
import { useCart } from "./cart-context.ts";

export interface TermsBoxProps {
  hasAgreed: boolean;
  /** Where what is wrong is said. */
  errorId: string | undefined;
}

/** Agrees to the terms, and stays agreed when the shopper looks at another page before the checkout. */
export function TermsBox({ hasAgreed, errorId }: TermsBoxProps) {
  const cart = useCart();
  return (
    <input
      type="checkbox"
      name="terms"
      required
      defaultChecked={hasAgreed || cart.hasAgreed}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      onChange={({ currentTarget }) => cart.setAgreed(currentTarget.checked)}
    />
  );
}
