/** The cart page with the errors that block checkout. */
export const toCheckedCartPath = (hasAgreed: boolean): string =>
  `/cart?checked=${hasAgreed ? "agreed" : "open"}`;
