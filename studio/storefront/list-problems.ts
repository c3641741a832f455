import type { ShopProduct } from "./shop-product.ts";

/** A sentence for each currency without a price. */
export const listMissingPrices = ({ prices }: Pick<ShopProduct, "prices">): string[] => [
  ...(prices.USD ? [] : ["It has no price in US dollars."]),
  ...(prices.CAD ? [] : ["It has no price in Canadian dollars."]),
];

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
  ...(availableForSale ? [] : ["It is sold out."]),
];
