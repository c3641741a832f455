import type { ReactNode } from "react";
import type { CartLine } from "#commerce/cart/cart.ts";
import type { CartError } from "#commerce/cart/cart-error.ts";
import { CartLineItem } from "./cart-line-item.tsx";
import styles from "./cart-lines.module.css";
import { ClassSeats } from "./class-seats.tsx";
import { groupSeats } from "./group-seats.ts";
import { PendingLines } from "./pending-lines.client.tsx";

export interface CartLinesProps {
  lines: readonly CartLine[];
  /** Errors that block checkout, and advice. */
  errors: readonly CartError[];
  /** Further forms that change a line. */
  renderForms?: (line: CartLine) => ReactNode;
}

/** What's in the cart, on its page and in the drawer. */
export function CartLines({ lines, errors, renderForms }: CartLinesProps) {
  const ofLine = (line: CartLine) => errors.filter(({ lineId }) => lineId === line.id);
  return (
    <ul className={styles.lines} aria-label="In your cart">
      {groupSeats(lines).map((entry) => {
        switch (entry.kind) {
          case "line":
            return (
              <CartLineItem key={entry.line.id} line={entry.line} errors={ofLine(entry.line)}>
                {renderForms?.(entry.line)}
              </CartLineItem>
            );
          case "class":
            return (
              <ClassSeats
                key={entry.seats[0].id}
                seats={entry.seats}
                errors={errors.filter(({ lineId }) => entry.seats.some(({ id }) => id === lineId))}
              />
            );
        }
      })}
      <PendingLines />
    </ul>
  );
}
