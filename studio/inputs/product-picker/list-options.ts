import type { ShopProduct } from "../../storefront/shop-product.ts";

export interface ProductOption {
  handle: string;
  /** Null is a handle that the shop does not know yet. */
  product: ShopProduct | null;
}

interface Found {
  typed: string;
  products: readonly ShopProduct[] | null;
}

/** What the picker offers: the products found, and last the typed handle itself when no product has it. */
export function listOptions({ typed, products }: Found): ProductOption[] {
  if (!products) return [];
  const options = products.map((product): ProductOption => ({ handle: product.handle, product }));
  const isNew = /^[a-z0-9][a-z0-9-]*$/.test(typed) && products.every(({ handle }) => handle !== typed);
  return isNew ? [...options, { handle: typed, product: null }] : options;
}
