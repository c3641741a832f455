import type { Currency, Metafield, Product, Variant } from "#storefront/domain/catalog/product.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import { isAvailable } from "#storefront/domain/catalog/product.ts";
import { fold } from "./words.ts";

interface MetafieldFilter {
  namespace: string;
  key: string;
  value: string;
}

/** The schema's input with that name. */
export interface ProductFilter {
  available?: boolean | null;
  price?: { min?: number | null; max?: number | null } | null;
  productMetafield?: MetafieldFilter | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  variantMetafield?: MetafieldFilter | null;
  variantOption?: { name: string; value: string } | null;
  category?: object | null;
  taxonomyMetafield?: object | null;
}

/** One condition. Those in the same group are alternatives, and every group must match. */
export type Condition = { group: string } & (
  | { of: "product"; holds: (product: Product) => boolean }
  | { of: "variant"; holds: (variant: Variant) => boolean }
  | { of: "availability"; isAvailable: boolean }
);

/**
 * The conditions of filters. "Filters are applied with AND logic, and filter values with OR" (shopify.dev, "Storefront
 * filtering"). Prices are in the given currency. Categories aren't emulated, because the shop's products have none.
 */
export function toConditions(filters: readonly ProductFilter[], currency: Currency): Condition[] {
  return filters.flatMap((filter) => {
    const { available, price, productMetafield, variantMetafield, variantOption } = filter;
    if (filter.category) throw notEmulated("ProductFilter.category");
    if (filter.taxonomyMetafield) throw notEmulated("ProductFilter.taxonomyMetafield");
    return [
      available != null && { group: "available", of: "availability" as const, isAvailable: available },
      price && ofVariant("price", ({ prices }) => isBetween(prices[currency].amount, price)),
      variantOption &&
        ofVariant(toOptionGroup(variantOption.name), (variant) => hasOption(variant, variantOption)),
      variantMetafield &&
        ofVariant(`variant ${toMetafieldGroup(variantMetafield)}`, ({ metafields = [] }) =>
          hasMetafield(metafields, variantMetafield),
        ),
      productMetafield &&
        ofProduct(toMetafieldGroup(productMetafield), ({ metafields }) =>
          hasMetafield(metafields, productMetafield),
        ),
      filter.productType != null && ofProduct("productType", isSame("productType", filter.productType)),
      filter.productVendor != null && ofProduct("vendor", isSame("vendor", filter.productVendor)),
      filter.tag != null && ofProduct("tag", hasTag(filter.tag)),
    ].filter((condition) => typeof condition === "object" && condition !== null);
  });
}

export function toOptionGroup(name: string): string {
  return `option ${fold(name)}`;
}

export function toMetafieldGroup({ namespace, key }: Pick<Metafield, "namespace" | "key">): string {
  return `metafield ${namespace}.${key}`;
}

/**
 * Whether a product matches the conditions. Variant conditions must all match the same variant: a sold-out size isn't in stock
 * because another size is.
 */
export function meets(product: Product, conditions: readonly Condition[]): boolean {
  const groups = [...Map.groupBy(conditions, ({ group }) => group).values()];
  const variants = product.variants.filter((variant) =>
    groups.every((group) => group.some((one) => one.of !== "variant" || one.holds(variant))),
  );
  return groups.every((group) =>
    group.some((one) => {
      if (one.of === "product") return one.holds(product);
      if (one.of === "variant") return variants.length > 0;
      return one.isAvailable === variants.some(isAvailable);
    }),
  );
}

function ofVariant(group: string, holds: (variant: Variant) => boolean): Condition {
  return { group, of: "variant", holds };
}

function ofProduct(group: string, holds: (product: Product) => boolean): Condition {
  return { group, of: "product", holds };
}

function isBetween(cents: number, { min, max }: NonNullable<ProductFilter["price"]>): boolean {
  return cents >= Math.round((min ?? 0) * 100) && (max == null || cents <= Math.round(max * 100));
}

function hasOption({ selectedOptions }: Variant, option: { name: string; value: string }): boolean {
  return selectedOptions.some(
    ({ name, value }) => fold(name) === fold(option.name) && fold(value) === fold(option.value),
  );
}

function hasMetafield(metafields: readonly Metafield[], wanted: MetafieldFilter): boolean {
  return metafields.some(
    ({ namespace, key, value }) =>
      namespace === wanted.namespace && key === wanted.key && value === wanted.value,
  );
}

function isSame(field: "productType" | "vendor", wanted: string): (product: Product) => boolean {
  return (product) => fold(product[field]) === fold(wanted);
}

function hasTag(wanted: string): (product: Product) => boolean {
  return ({ tags }) => tags.some((tag) => fold(tag) === fold(wanted));
}
