"use client";
import type { ReactNode } from "react";
import { useCart } from "#features/cart/state/cart-context.ts";
import styles from "./cart-sum.module.css";

/**
 * A sum. While a change is in progress, it says so instead of showing the old amount. Each is an element of its own, which React can
 * replace even if the browser has translated the text inside.
 */
export function CartSum({ children }: { children: ReactNode }) {
  const { isUpdating } = useCart();
  return isUpdating ? (
    <span className={styles.updating} key="updating">
      Updating…
    </span>
  ) : (
    <span key="sum">{children}</span>
  );
}
