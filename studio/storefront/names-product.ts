interface SoldDocument {
  _type?: unknown;
  isShopifyProduct?: unknown;
}

/** Whether a document's handle is a Shopify product: courses and our own books. Recommended books are sold elsewhere. */
export const namesProduct = ({ _type, isShopifyProduct }: SoldDocument): boolean =>
  _type === "course" || (_type === "book" && isShopifyProduct === true);
