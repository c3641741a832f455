import type { ShopProduct } from "./shop-product.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const format = (amount: string) => dollars.format(Number(amount));

/** "$79.00 USD · $109.00 CAD", with a range where variants differ and a note for a missing price. */
export const formatPrices = ({ prices }: Pick<ShopProduct, "prices">): string =>
  [formatPrice(prices.USD, "USD"), formatPrice(prices.CAD, "CAD")].join(" · ");

function formatPrice(price: ShopProduct["prices"]["USD"], currency: "USD" | "CAD"): string {
  if (!price) return `no ${currency} price`;
  const range = price.from === price.to ? format(price.from) : `${format(price.from)}–${format(price.to)}`;
  return `${range} ${currency}`;
}
