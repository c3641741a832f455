import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./cart-badge.module.css";

export interface CartBadgeProps {
  /** Null while nobody knows. */
  quantity: number | null;
}

/** How much is in the cart, when anything is (requirements §2.34). */
export function CartBadge({ quantity }: CartBadgeProps) {
  if (!quantity) return null;
  return (
    <span className={styles.badge} data-wide={quantity > 99}>
      {quantity}
      <VisuallyHidden>{quantity === 1 ? " item" : " items"}</VisuallyHidden>
    </span>
  );
}
