import { isOfKind } from "../../storefront/list-problems.ts";
import type { ShopProduct } from "../../storefront/shop-product.ts";

export interface ProductOption {
  handle: string;
  /** Null for a handle that the shop doesn't have yet. */
  product: ShopProduct | null;
  /** The title of another page that has this handle. */
  usedBy: string | null;
}

interface PickerResults {
  typed: string;
  products: readonly ShopProduct[] | null;
  /** `course` or `book`. Its kind of product comes first. */
  documentType: string;
  /** The titles of other pages by handle. */
  owners: ReadonlyMap<string, string>;
}

/** The picker's options: the products found, then the typed handle if no product has it. */
export function listOptions({ typed, products, documentType, owners }: PickerResults): ProductOption[] {
  if (!products) return [];
  const toOption = (handle: string, product: ShopProduct | null): ProductOption => ({
    handle,
    product,
    usedBy: owners.get(handle) ?? null,
  });
  const isOwnKind = ({ productType }: ShopProduct) => isOfKind(productType, documentType);
  const options = products
    .toSorted((a, b) => Number(isOwnKind(b)) - Number(isOwnKind(a)))
    .map((product) => toOption(product.handle, product));
  const isNew = /^[a-z0-9][a-z0-9-]*$/.test(typed) && products.every(({ handle }) => handle !== typed);
  return isNew ? [...options, toOption(typed, null)] : options;
}
