import type { CartLine } from "./cart.ts";

// Separate from the validation, so that the drawer doesn't load a parser.

/** Something to fix or confirm before checkout. */
export interface CartError {
  code: "cart-full" | "unavailable" | "prerequisite" | "student" | "gift" | "gift-day" | "school" | "terms";
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

/** What sold out while it was in the cart, as the cart itself tells. Shown at once, not only when the shopper checks out. */
export const findSoldOut = (lines: readonly CartLine[]): CartError[] =>
  lines
    .filter(({ merchandise, quantity }) => !merchandise.availableForSale || quantity === 0)
    .map(({ id }) => ({ ...soldOutError, lineId: id }));
