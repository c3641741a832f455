import type { ShopProduct } from "./shop-product.ts";

/** Sentences about everything that's wrong with a document's product, most serious first. */
export const listProblems = (product: ShopProduct, documentType: string): string[] => [
  ...listWrongKinds(product, documentType),
  ...listObstacles(product),
  ...listMissingPrices(product),
  ...listZeroPrices(product),
];

/** A sentence for each currency without a price. */
export const listMissingPrices = ({ prices }: Pick<ShopProduct, "prices">): string[] => [
  ...(prices.USD ? [] : ["It has no price in US dollars."]),
  ...(prices.CAD ? [] : ["It has no price in Canadian dollars."]),
];

/** A sentence if a course's page sells a book, or a book's page a course. Other types of products suit both. */
export function listWrongKinds(
  { productType }: Pick<ShopProduct, "productType">,
  documentType: string,
): string[] {
  const other = documentType === "course" ? "book" : "course";
  return isOfKind(productType, other) ? [`In the shop, it's a ${other}, not a ${documentType}.`] : [];
}

/** Whether a product's type, such as `BookBundle`, is for a `course` or a `book`. */
export const isOfKind = (productType: string, documentType: string): boolean =>
  productType.toLowerCase().startsWith(documentType);

/** A sentence for each currency with a price of zero, which is easily a slip of the merchant's. */
export const listZeroPrices = ({ prices }: Pick<ShopProduct, "prices">): string[] => [
  ...(isZero(prices.USD) ? ["It's sold for $0 in US dollars."] : []),
  ...(isZero(prices.CAD) ? ["It's sold for $0 in Canadian dollars."] : []),
];

const isZero = (price: ShopProduct["prices"]["USD"]) => price !== null && Number(price.from) === 0;

/** Sentences about why shoppers can't buy a priced product. */
export const listObstacles = ({
  isHidden,
  availableForSale,
}: Pick<ShopProduct, "isHidden" | "availableForSale">): string[] => [
  ...(isHidden ? ["The shop hides it (hidden-product tag)."] : []),
  ...(availableForSale ? [] : ["It's sold out."]),
];
