interface Sold {
  _type?: unknown;
  isShopifyProduct?: unknown;
}

/** Whether a document's handle is a product of the shop: courses, and books of our own. Recommended books are sold elsewhere. */
export const namesProduct = ({ _type, isShopifyProduct }: Sold): boolean =>
  _type === "course" || (_type === "book" && isShopifyProduct === true);
