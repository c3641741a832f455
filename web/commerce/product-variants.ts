import { type Gid, isGid } from "#lib/gid.ts";
import { toCents } from "./money.ts";
import type { Currency, Price } from "./offer.ts";
import type { ShopImage } from "./shop-image-sources.ts";

export interface ProductOption {
  /** As "Binding". */
  name: string;
  values: readonly string[];
}

export interface Variant {
  id: Gid<"ProductVariant">;
  title: string;
  sku: string | null;
  availableForSale: boolean;
  /** How many are left; null when the shop doesn't count them. */
  stock: number | null;
  prices: Record<Currency, Price>;
  /** Its value of each option, in the options' order. */
  values: readonly string[];
  /** Null when it's the product's. */
  image: (ShopImage & { altText?: string | null }) | null;
}

/** A product's variants and the options to choose them by. Not every combination of values is a variant. */
export interface ProductVariants {
  options: readonly ProductOption[];
  variants: readonly Variant[];
}

/** What choosing one value of an option would select, with the other options as they are. */
export interface OptionChoice {
  value: string;
  isChosen: boolean;
  /** Null when there's no such variant. */
  variant: Variant | null;
}

/** The variant to show when none is chosen: the first available one, as in Shopify's themes. */
export const findDefaultVariant = <Sold extends { availableForSale: boolean }>(
  variants: readonly Sold[],
): Sold | undefined => variants.find(({ availableForSale }) => availableForSale) ?? variants[0];

/** The variant with these option values, or null. */
export const findVariant = (variants: readonly Variant[], values: readonly string[]): Variant | null =>
  variants.find((variant) => variant.values.every((value, index) => value === values[index])) ?? null;

/** The variant in a URL's query, `?variant=8400000000011` as in Shopify's themes; null when it's none of these. */
export function findNamedVariant(variants: readonly Variant[], search: string): Variant | null {
  const id = `gid://shopify/ProductVariant/${new URLSearchParams(search).get("variant") ?? ""}`;
  return isGid("ProductVariant", id) ? (variants.find((variant) => variant.id === id) ?? null) : null;
}

/** A variant's number, the end of its id. */
export const toVariantNumber = (id: string): string => id.slice(id.lastIndexOf("/") + 1);

/** The path of a product's page with one of its variants chosen. */
export const variantPath = (path: string, id: Gid<"ProductVariant">): string =>
  `${path}?variant=${toVariantNumber(id)}`;

/** The values of one option, each with the variant it would select. */
export function toOptionChoices(
  { options, variants }: ProductVariants,
  optionIndex: number,
  chosen: readonly string[],
): OptionChoice[] {
  return (options[optionIndex]?.values ?? []).map((value) => ({
    value,
    isChosen: value === chosen[optionIndex],
    variant: findVariant(variants, chosen.with(optionIndex, value)),
  }));
}

type Priced = Pick<Variant, "availableForSale" | "prices">;

/**
 * The lowest price in a currency, of the available variants or else of all; null when their prices don't differ.
 */
export function findLowestPrice(variants: readonly Priced[], currency: Currency): Price | null {
  const sold = variants.filter(({ availableForSale }) => availableForSale);
  const prices = (sold.length > 0 ? sold : variants)
    .map((variant) => variant.prices[currency])
    .toSorted((a, b) => toCents(a.amount) - toCents(b.amount));
  const [lowest, highest] = [prices[0], prices.at(-1)];
  return lowest && highest && lowest.amount !== highest.amount ? lowest : null;
}
