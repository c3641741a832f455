import type { ReactNode } from "react";
import { CartSum } from "#features/cart/lines/cart-sum.client.tsx";
import styles from "./sum-row.module.css";

export interface SumRowProps {
  label: string;
  size?: "large";
  /** The amount. */
  children: ReactNode;
}

/** A sum of the cart with what it's of. */
export const SumRow = ({ label, size, children }: SumRowProps) => (
  <p className={styles.row} data-size={size}>
    <span>{label}</span>
    <strong className={styles.amount}>
      <CartSum>{children}</CartSum>
    </strong>
  </p>
);
