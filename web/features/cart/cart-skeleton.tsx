import { Band } from "#ui/band.tsx";
import styles from "./cart.module.css";

/** As large as a cart with one line. */
export function CartSkeleton() {
  return (
    <Band>
      <div className={styles.cart} aria-busy="true">
        <h1 className={styles.title}>Your cart</h1>
        <p className={styles.waiting} role="status">
          Fetching your cart…
        </p>
      </div>
    </Band>
  );
}
