import type { ShopProduct } from "../../storefront/shop-product.ts";

export interface ProductOption {
  handle: string;
  /** Null for a handle that the shop doesn't have yet. */
  product: ShopProduct | null;
}

interface PickerResults {
  typed: string;
  products: readonly ShopProduct[] | null;
}

/** The picker's options: the products found, then the typed handle if no product has it. */
export function listOptions({ typed, products }: PickerResults): ProductOption[] {
  if (!products) return [];
  const options = products.map((product): ProductOption => ({ handle: product.handle, product }));
  const isNew = /^[a-z0-9][a-z0-9-]*$/.test(typed) && products.every(({ handle }) => handle !== typed);
  return isNew ? [...options, { handle: typed, product: null }] : options;
}
