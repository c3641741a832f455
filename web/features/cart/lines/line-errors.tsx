import type { CartError } from "#commerce/cart/cart-error.ts";
import styles from "./line-errors.module.css";

/** What's wrong with a line, and advice about it. */
export const LineErrors = ({ errors }: { errors: readonly CartError[] }) =>
  errors.map(({ code, message, isBlocking }) => (
    <p className={styles.error} data-blocking={isBlocking} key={code}>
      {message}
    </p>
  ));
