"use client";
import { useCart } from "#features/cart/state/cart-context.ts";
import styles from "./cart-line-item.module.css";

/** Items being added. They can't be changed until the shop has accepted them. */
export function PendingLines() {
  const { adding } = useCart();
  return adding.map(({ merchandiseId, title, quantity }, index) => (
    // The same item may be added twice. Items are only appended, and disappear together.
    // oxlint-disable-next-line react/no-array-index-key
    <li className={styles.line} aria-busy="true" key={`${merchandiseId} ${index}`}>
      <div className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.product}>{title}</h2>
        <p className={styles.adding}>{quantity > 1 ? `Adding ${quantity}…` : "Adding…"}</p>
      </div>
    </li>
  ));
}
