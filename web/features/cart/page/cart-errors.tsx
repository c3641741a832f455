import type { CartLine } from "#commerce/cart/cart.ts";
import type { CartError } from "#commerce/cart/cart-error.ts";
import { toLineAnchor } from "#features/cart/lines/line-anchor.ts";
import { joinRepeats } from "./join-repeats.ts";
import styles from "./cart.module.css";

export interface CartErrorsProps {
  lines: readonly CartLine[];
  errors: readonly CartError[];
}

/** Errors that block checkout, each linked to its line. */
export function CartErrors({ lines, errors }: CartErrorsProps) {
  const blocking = errors.filter(({ isBlocking }) => isBlocking);
  if (blocking.length === 0) return null;
  return (
    <div className={styles.notice} role="alert">
      <p>Before you check out:</p>
      <ul>
        {joinRepeats(blocking, lines).map(({ code, lineId, message }) => {
          const line = lines.find(({ id }) => id === lineId);
          return (
            <li key={`${code} ${lineId}`}>
              {line && (
                <>
                  <a href={`#${toLineAnchor(line.id)}`}>{line.merchandise.product.title}</a>:{" "}
                </>
              )}
              {message}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
