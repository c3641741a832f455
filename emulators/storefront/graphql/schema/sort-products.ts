import type { CollectionSortOrder, Product } from "#storefront/domain/catalog/product.ts";
import { compareIds } from "./compare-ids.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import type { StorefrontContext } from "./resolver.ts";

/**
 * Products by a sort key of `products`, `Collection.products` or `search`. Equal ones keep the given order, which is a
 * collection's own, or by relevance.
 */
export function sortProducts(
  products: readonly Product[],
  sortKey: string,
  { market: { currency }, orders }: Pick<StorefrontContext, "market" | "orders">,
): readonly Product[] {
  const lowestPrice = ({ variants }: Product) =>
    Math.min(...variants.map(({ prices }) => prices[currency].amount));
  const byText = (read: (product: Product) => string) =>
    products.toSorted((left, right) => collator.compare(read(left), read(right)));
  switch (sortKey) {
    case "BEST_SELLING": {
      const units = orders.unitsSold();
      return products.toSorted((left, right) => (units.get(right.id) ?? 0) - (units.get(left.id) ?? 0));
    }
    case "COLLECTION_DEFAULT":
    case "MANUAL":
    case "RELEVANCE":
      return products;
    case "ID":
      return products.toSorted(compareIds);
    case "TITLE":
      return byText(({ title }) => title);
    case "PRODUCT_TYPE":
      return byText(({ productType }) => productType);
    case "VENDOR":
      return byText(({ vendor }) => vendor);
    case "CREATED":
    case "CREATED_AT":
      return byText(({ createdAt }) => createdAt);
    case "UPDATED_AT":
      return byText(({ updatedAt }) => updatedAt);
    case "PRICE":
      return products.toSorted((left, right) => lowestPrice(left) - lowestPrice(right));
    default:
      throw notEmulated(`products(sortKey: ${sortKey})`);
  }
}

/** The products of a collection in its own order. */
export function sortCollection(
  products: readonly Product[],
  sortOrder: CollectionSortOrder,
  context: Parameters<typeof sortProducts>[2],
): readonly Product[] {
  const sortBy = (sortKey: string) => sortProducts(products, sortKey, context);
  switch (sortOrder) {
    case "ALPHA_ASC":
      return sortBy("TITLE");
    case "ALPHA_DESC":
      return sortBy("TITLE").toReversed();
    case "BEST_SELLING":
      return sortBy("BEST_SELLING");
    case "CREATED":
      return sortBy("CREATED");
    case "CREATED_DESC":
      return sortBy("CREATED").toReversed();
    case "MANUAL":
      return products;
    case "PRICE_ASC":
      return sortBy("PRICE");
    case "PRICE_DESC":
      return sortBy("PRICE").toReversed();
  }
}

const collator = new Intl.Collator("en");
