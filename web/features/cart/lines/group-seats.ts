import type { CartLine } from "#commerce/cart/cart.ts";
import { findClasses, isSeat } from "#commerce/cart/seats.ts";

/** One line, or the seats of a class in one course. */
export type CartEntry =
  | { kind: "line"; line: CartLine }
  | { kind: "class"; seats: readonly [CartLine, ...CartLine[]] };

/** The cart's lines in order, with the seats of a class together where its first one is. */
export function groupSeats(lines: readonly CartLine[]): CartEntry[] {
  const classes = findClasses(lines);
  return lines.flatMap((line): CartEntry[] => {
    const [first, ...others] = (isSeat(line) && classes.get(line.merchandise.id)) || [];
    if (!first) return [{ kind: "line", line }];
    return first === line ? [{ kind: "class", seats: [first, ...others] }] : [];
  });
}
