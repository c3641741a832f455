import type { Currency, Price, Product, Variant } from "#storefront/domain/catalog/product.ts";

/** The product with one of its variants changed, or the same product if it has no such variant or nothing changes. */
export function withVariant(
  product: Product,
  variantId: string,
  change: (variant: Variant) => Variant,
): Product {
  const position = product.variants.findIndex(({ id }) => id === variantId);
  const before = product.variants[position];
  const after = before && change(before);
  if (!before || !after || JSON.stringify(before) === JSON.stringify(after)) return product;
  return { ...product, variants: product.variants.with(position, after) };
}

/** Omitted prices stay. */
export function withPrices(variant: Variant, prices: Partial<Record<Currency, Partial<Price>>>): Variant {
  return {
    ...variant,
    prices: {
      USD: { ...variant.prices.USD, ...prices.USD },
      CAD: { ...variant.prices.CAD, ...prices.CAD },
    },
  };
}

/** The variants of a product with these images. One whose image is gone has none of its own anymore. */
export function withoutLostImages(variants: readonly Variant[], images: Product["images"]): Variant[] {
  const ids = new Set(images.map(({ id }) => id));
  return variants.map(({ image, ...variant }) =>
    image !== undefined && ids.has(image) ? { ...variant, image } : variant,
  );
}

export interface ProductEdit {
  title?: string | undefined;
  status?: Product["status"] | undefined;
  tags?: string[] | undefined;
}

/** The product with the given changes, or the same product if nothing changes. */
export function withEdit(product: Product, edit: ProductEdit): Product {
  const { title = product.title, status = product.status, tags = product.tags } = edit;
  const edited = { ...product, title, status, tags };
  return JSON.stringify(edited) === JSON.stringify(product) ? product : edited;
}

/** Tags as typed, separated by commas: each once, ignoring case, in alphabetical order as in Shopify. */
export function parseTags(text: string): string[] {
  const byName = new Map<string, string>();
  for (const tag of text.split(",").map((part) => part.trim())) {
    if (tag !== "" && !byName.has(tag.toLowerCase())) byName.set(tag.toLowerCase(), tag);
  }
  return Array.from(byName.values()).toSorted((left, right) => left.localeCompare(right, "en"));
}
