"use client";
import type { ReactNode } from "react";
import { useCart } from "#features/cart/state/cart-context.ts";
import styles from "./cart-summary.module.css";

export interface TermsBoxProps {
  hasAgreed: boolean;
  /** Where what is wrong is said. */
  errorId: string | undefined;
  children: ReactNode;
}

/** Agrees to the terms, and stays agreed when the shopper looks at another page before the checkout. */
export function TermsBox({ hasAgreed, errorId, children }: TermsBoxProps) {
  const cart = useCart();
  return (
    <label className={styles.terms}>
      <input
        type="checkbox"
        name="terms"
        required
        defaultChecked={hasAgreed || cart.hasAgreed}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={({ currentTarget }) => cart.setAgreed(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
