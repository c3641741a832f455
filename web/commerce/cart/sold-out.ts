import type { CartLine } from "./cart.ts";
import type { CartError } from "./validate-cart.ts";

// Separate from the validation, so that the drawer doesn't load a parser.

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
