import type { ProductVariants, Variant } from "#commerce/product-variants.ts";

// A form with options posts the index of each chosen value, `option.0=2`, and the id of every variant under the indexes of its values,
// `variant.2=gid://shopify/ProductVariant/1`. So it works without a script, and without asking Shopify which variant is meant.

export const toOptionField = (index: number): string => `option.${index}`;

const toField = (places: readonly (number | string)[]): string => `variant.${places.join(".")}`;

export const toVariantField = ({ values }: Variant, options: ProductVariants["options"]): string =>
  toField(values.map((value, index) => options[index]?.values.indexOf(value) ?? -1));

/** A product of Shopify's has at most three options. */
const optionFields = [0, 1, 2].map(toOptionField);

/** The id of the variant chosen in a form; undefined without options, and when no variant has these values. */
export function readChosenVariant(form: URLSearchParams): string | undefined {
  const places = optionFields.flatMap((field) => form.get(field) ?? []);
  return places.length === 0 ? undefined : (form.get(toField(places)) ?? undefined);
}
