import type { Currency, Price, Product, Variant } from "#storefront/domain/catalog/product.ts";

/** The product with one of its variants changed; the same product when it has no such variant or nothing changes. */
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

/** A price that is not named stays. */
export function withPrices(variant: Variant, prices: Partial<Record<Currency, Partial<Price>>>): Variant {
  return {
    ...variant,
    prices: {
      USD: { ...variant.prices.USD, ...prices.USD },
      CAD: { ...variant.prices.CAD, ...prices.CAD },
    },
  };
}

export interface ProductEdit {
  title?: string | undefined;
  status?: Product["status"] | undefined;
  tags?: string[] | undefined;
}

/** The product with what is given changed; the same product when nothing does. */
export function withEdit(product: Product, edit: ProductEdit): Product {
  const { title = product.title, status = product.status, tags = product.tags } = edit;
  const edited = { ...product, title, status, tags };
  return JSON.stringify(edited) === JSON.stringify(product) ? product : edited;
}

/** Tags as they are typed, with commas between them: each once, whatever its case, in alphabetical order as Shopify keeps them. */
export function parseTags(text: string): string[] {
  const byName = new Map<string, string>();
  for (const tag of text.split(",").map((part) => part.trim())) {
    if (tag !== "" && !byName.has(tag.toLowerCase())) byName.set(tag.toLowerCase(), tag);
  }
  return Array.from(byName.values()).toSorted((left, right) => left.localeCompare(right, "en"));
}
