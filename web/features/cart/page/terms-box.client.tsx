"use client";
import type { ReactNode } from "react";
import { useCart } from "#features/cart/state/cart-context.ts";
import styles from "./checkout-form.module.css";

export interface TermsBoxProps {
  hasAgreed: boolean;
  /** The id of the error message. */
  errorId: string | undefined;
  children: ReactNode;
}

/** The terms checkbox. Stays checked when the shopper visits other pages before checkout. */
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
