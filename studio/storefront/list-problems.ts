import type { ShopProduct } from "./shop-product.ts";

/** A sentence for each currency without a price. */
export const listMissingPrices = ({ prices }: Pick<ShopProduct, "prices">): string[] => [
  ...(prices.USD ? [] : ["It has no price in US dollars."]),
  ...(prices.CAD ? [] : ["It has no price in Canadian dollars."]),
];

/** Sentences about why shoppers can't buy a priced product. */
export const listObstacles = ({
  isHidden,
  availableForSale,
}: Pick<ShopProduct, "isHidden" | "availableForSale">): string[] => [
  ...(isHidden ? ["The shop hides it (hidden-product tag)."] : []),
  ...(availableForSale ? [] : ["It is sold out."]),
];
