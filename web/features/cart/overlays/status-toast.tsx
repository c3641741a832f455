import type { CartMessage } from "#features/cart/state/use-cart-mutations.client.ts";
import styles from "./cart-toast.module.css";

/** A message about a change that's on its way or done. Hidden from screen readers, because a live region has announced it. */
export const StatusToast = ({ message: { text, isWaiting } }: { message: CartMessage }) => (
  <p className={styles.place} data-kind={isWaiting ? "waiting" : "status"} aria-hidden="true">
    {text}
  </p>
);
