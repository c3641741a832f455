import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./cart-badge.module.css";

export interface CartBadgeProps {
  /** Null until it's loaded. */
  quantity: number | null;
}

/** The cart's total quantity, when above zero (requirements §2.34). */
export function CartBadge({ quantity }: CartBadgeProps) {
  if (!quantity) return null;
  return (
    <span className={styles.badge} data-wide={quantity > 99}>
      {quantity}
      <VisuallyHidden>{quantity === 1 ? " item" : " items"}</VisuallyHidden>
    </span>
  );
}
