import type { ProductImage, Variant } from "#storefront/domain/catalog/product.ts";
import { compareIds } from "./compare-ids.ts";

/** A product's variants by a `ProductVariantSortKeys`. They can't be searched, so relevance is the merchant's order. */
export function sortVariants(variants: readonly Variant[], sortKey: string): readonly Variant[] {
  switch (sortKey) {
    case "ID":
      return variants.toSorted(compareIds);
    case "SKU":
      return variants.toSorted((left, right) => collator.compare(left.sku, right.sku));
    case "TITLE":
      return variants.toSorted((left, right) => collator.compare(left.title, right.title));
    default:
      return variants;
  }
}

/** A product's images by a `ProductImageSortKeys` or a `ProductMediaSortKeys`. An older one has a smaller ID. */
export function sortImages(images: readonly ProductImage[], sortKey: string): readonly ProductImage[] {
  return sortKey === "ID" || sortKey === "CREATED_AT" ? images.toSorted(compareIds) : images;
}

const collator = new Intl.Collator("en");
