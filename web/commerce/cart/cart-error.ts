import type { CartLine } from "./cart.ts";
import type { Merchandise } from "./merchandise-reader.ts";

// Separate from the validation, so that the drawer doesn't load a parser.

/** Something to fix or confirm before checkout. */
export interface CartError {
  code:
    | "cart-full"
    | "unavailable"
    | "prerequisite"
    | "student"
    | "repeated-student"
    | "gift"
    | "gift-day"
    | "school"
    | "terms";
  message: string;
  /** The affected line; omitted for the whole cart. */
  lineId?: string;
  /** False for advice the shopper may ignore, such as a prerequisite taken elsewhere. */
  isBlocking: boolean;
}

export const soldOutError: CartError = {
  code: "unavailable",
  message: "This just sold out. Remove it to continue.",
  isBlocking: true,
};

/** The cart's variants that are on sale, by id; omitted where only the cart itself was read. */
export type OnSale = ReadonlyMap<string, Merchandise>;

/**
 * What sold out while it was in the cart. Shown at once, not only when the shopper checks out. A cart keeps the line of a withdrawn product
 * as it was until its next change, so only `onSale` tells about that.
 */
export const findSoldOut = (lines: readonly CartLine[], onSale?: OnSale): CartError[] =>
  lines.filter((line) => isSoldOut(line, onSale)).map(({ id }) => ({ ...soldOutError, lineId: id }));

const isSoldOut = ({ merchandise, quantity }: CartLine, onSale?: OnSale) =>
  quantity === 0 || !(onSale ? onSale.get(merchandise.id)?.isAvailable : merchandise.availableForSale);
