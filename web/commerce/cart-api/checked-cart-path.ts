/** The cart's page that says what stands in the way of the checkout. */
export const toCheckedCartPath = (hasAgreed: boolean): string =>
  `/cart?checked=${hasAgreed ? "agreed" : "open"}`;
