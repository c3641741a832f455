import type { ShopProduct } from "@shop/studio/storefront/shop-product.ts";

const price = { from: "79.0", to: "79.0" };

/** A course's product as the Studio sees it. */
export const shopProduct: ShopProduct = {
  handle: "level-1a",
  title: "Level 1A",
  productType: "Course",
  availableForSale: true,
  isHidden: false,
  image: null,
  prices: { USD: price, CAD: price },
};
