import type { CartLine } from "#commerce/cart/cart.ts";
import { readAttributes } from "#commerce/cart/read-attributes.ts";

/** One line, or the seats of a class in one course. */
export type CartEntry =
  | { kind: "line"; line: CartLine }
  | { kind: "class"; seats: readonly [CartLine, ...CartLine[]] };

/** A family's seats stay lines of their own. A class is one entry, or it would be several screens long. */
const minClassSize = 4;

/** The cart's lines in order, with the seats of a class together where its first one is. */
export function groupSeats(lines: readonly CartLine[]): CartEntry[] {
  const classes = new Map(
    [...Map.groupBy(lines.filter(isSeat), ({ merchandise }) => merchandise.id)].filter(
      ([, seats]) => seats.length >= minClassSize,
    ),
  );
  return lines.flatMap((line): CartEntry[] => {
    const [first, ...others] = (isSeat(line) && classes.get(line.merchandise.id)) || [];
    if (!first) return [{ kind: "line", line }];
    return first === line ? [{ kind: "class", seats: [first, ...others] }] : [];
  });
}

const isSeat = (line: CartLine) => "studentId" in readAttributes(line);
