import type { Product, Variant } from "#storefront/domain/catalog/product.ts";
import { compareIds } from "./compare-ids.ts";
import { toVariant, type VariantSource } from "./sources.ts";
import { isAvailable } from "#storefront/domain/catalog/product.ts";

export interface SelectionArgs {
  selectedOptions?: { name: string; value: string }[] | null;
  caseInsensitiveMatch: boolean;
  ignoreUnknownOptions: boolean;
}

/** The variant with exactly these option values, or null. All of a product's options must be given, as in Shopify. */
export function findVariant(product: Product, args: SelectionArgs): VariantSource | null {
  const same = toComparison(args);
  const isKnown = (name: string) => product.options.some((option) => same(option.name, name));
  const given = args.selectedOptions ?? [];
  if (!args.ignoreUnknownOptions && !given.every(({ name }) => isKnown(name))) return null;
  const variant = product.variants.find((candidate) => countDifferences(candidate, args) === 0);
  return variant ? toVariant({ product, variant }) : null;
}

/** The variant with these options, or else the first available one, or else the first. */
export function findSelectedOrFirst(product: Product, args: SelectionArgs): VariantSource | null {
  return findVariant(product, args) ?? findFirst(product);
}

/**
 * "A list of variants whose selected options differ with the provided selected options by one, ordered by variant id. If selected
 * options are not provided, adjacent variants to the first available variant is returned." (schema, `Product.adjacentVariants`)
 */
export function listAdjacentVariants(product: Product, args: SelectionArgs): VariantSource[] {
  const given = args.selectedOptions ?? [];
  const selectedOptions = given.length > 0 ? given : (findFirst(product)?.variant.selectedOptions ?? []);
  return product.variants
    .filter((variant) => countDifferences(variant, { ...args, selectedOptions }) === 1)
    .toSorted(compareIds)
    .map((variant) => toVariant({ product, variant }));
}

function findFirst(product: Product): VariantSource | null {
  const variant = product.variants.find(isAvailable) ?? product.variants[0];
  return variant ? toVariant({ product, variant }) : null;
}

/** How many of a variant's options are missing here or have another value. */
function countDifferences({ selectedOptions }: Variant, args: SelectionArgs): number {
  const same = toComparison(args);
  const given = args.selectedOptions ?? [];
  return selectedOptions.filter(
    (option) => !given.some(({ name, value }) => same(option.name, name) && same(option.value, value)),
  ).length;
}

function toComparison({ caseInsensitiveMatch }: SelectionArgs): (left: string, right: string) => boolean {
  return caseInsensitiveMatch
    ? (left, right) => left.toLowerCase() === right.toLowerCase()
    : (left, right) => left === right;
}
