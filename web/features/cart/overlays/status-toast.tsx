import type { CartMessage } from "#features/cart/state/use-cart-mutations.client.ts";
import styles from "./cart-toast.module.css";

/**
 * A message about a change that's on its way or done, or about a problem until its buttons have loaded. Only a problem is announced here,
 * because a live region has announced the others.
 */
export const StatusToast = ({ message: { text, isProblem, isWaiting } }: { message: CartMessage }) => (
  <p
    className={styles.place}
    data-kind={isProblem ? "problem" : isWaiting ? "waiting" : "status"}
    role={isProblem ? "alert" : undefined}
    aria-hidden={!isProblem}
  >
    {text}
  </p>
);
