import type { Product } from "#storefront/catalogue/product.ts";
import { toVariant, type VariantSource } from "#storefront/schema/sources.ts";

export interface SelectionArgs {
  selectedOptions?: { name: string; value: string }[] | null;
  caseInsensitiveMatch: boolean;
  ignoreUnknownOptions: boolean;
}

/** The variant that has every given option value, or null. A product's every option must be given, as in Shopify. */
export function findVariant(product: Product, args: SelectionArgs): VariantSource | null {
  const same = (left: string, right: string) =>
    args.caseInsensitiveMatch ? left.toLowerCase() === right.toLowerCase() : left === right;
  const isKnown = (name: string) => product.options.some((option) => same(option.name, name));
  const given = args.selectedOptions ?? [];
  if (!args.ignoreUnknownOptions && !given.every(({ name }) => isKnown(name))) return null;
  const variant = product.variants.find(({ selectedOptions }) =>
    selectedOptions.every((option) =>
      given.some(({ name, value }) => same(option.name, name) && same(option.value, value)),
    ),
  );
  return variant ? toVariant({ product, variant }) : null;
}
