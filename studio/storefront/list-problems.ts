import type { ShopProduct } from "./shop-product.ts";

/** Currencies in which shoppers are not told what it costs, in sentences. */
export const listMissingPrices = ({ prices }: Pick<ShopProduct, "prices">): string[] => [
  ...(prices.USD ? [] : ["It has no price in US dollars."]),
  ...(prices.CAD ? [] : ["It has no price in Canadian dollars."]),
];

/** What keeps shoppers from buying a product that has its prices, in sentences. */
export const listObstacles = ({
  isHidden,
  availableForSale,
}: Pick<ShopProduct, "isHidden" | "availableForSale">): string[] => [
  ...(isHidden ? ["The shop hides it (tag hidden-product)."] : []),
  ...(availableForSale ? [] : ["It is sold out."]),
];
