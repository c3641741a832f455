import styles from "./few-left.module.css";

/** From this number on, a shopper is told how many are left. */
const maxFew = 5;

/** "Only 3 left", when a book is nearly gone. */
export function FewLeft({ stock }: { stock: number | null }) {
  if (stock === null || stock < 1 || stock > maxFew) return null;
  return <p className={styles.few}>Only {stock} left</p>;
}
