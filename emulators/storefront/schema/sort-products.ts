import type { Product } from "#storefront/catalogue/product.ts";
import type { Market } from "#storefront/schema/market.ts";
import { notEmulated } from "#storefront/schema/not-emulated.ts";

/** Products by a sort key of `products` or of `Collection.products`. A collection's own order is the one given. */
export function sortProducts(products: Product[], sortKey: string, { currency }: Market): Product[] {
  const lowestPrice = ({ variants }: Product) =>
    Math.min(...variants.map(({ prices }) => prices[currency].amount));
  const by = (read: (product: Product) => string) =>
    products.toSorted((left, right) => read(left).localeCompare(read(right), "en"));
  switch (sortKey) {
    case "COLLECTION_DEFAULT":
    case "MANUAL":
      return products;
    case "ID":
      return by(({ id }) => id);
    case "TITLE":
      return by(({ title }) => title);
    case "PRODUCT_TYPE":
      return by(({ productType }) => productType);
    case "VENDOR":
      return by(({ vendor }) => vendor);
    case "CREATED":
    case "CREATED_AT":
      return by(({ createdAt }) => createdAt);
    case "UPDATED_AT":
      return by(({ updatedAt }) => updatedAt);
    case "PRICE":
      return products.toSorted((left, right) => lowestPrice(left) - lowestPrice(right));
    default:
      throw notEmulated(`products(sortKey: ${sortKey})`);
  }
}
