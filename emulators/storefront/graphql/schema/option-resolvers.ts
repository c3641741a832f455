import type { Product, ProductOption } from "#storefront/domain/catalog/product.ts";
import { asIs, type Resolvers } from "./resolver.ts";
import { toVariant } from "./sources.ts";

interface OptionSource {
  __typename: "ProductOption";
  id: string;
  product: Product;
  option: ProductOption;
}

interface OptionValueSource {
  __typename: "ProductOptionValue";
  id: string;
  name: string;
  product: Product;
  option: ProductOption;
}

export function toOption(product: Product, option: ProductOption): OptionSource {
  return { __typename: "ProductOption", id: option.id, product, option };
}

export function toOptionValues(product: Product, option: ProductOption): OptionValueSource[] {
  const id = option.id.replace("ProductOption", "ProductOptionValue");
  return option.values.map((name, index) => ({
    __typename: "ProductOptionValue",
    id: `${id}${index + 1}`,
    name,
    product,
    option,
  }));
}

export const optionResolvers: Resolvers<OptionSource> = {
  id: asIs,
  name: ({ option }) => option.name,
  values: ({ option }) => option.values,
  optionValues: ({ product, option }) => toOptionValues(product, option),
};

export const optionValueResolvers: Resolvers<OptionValueSource> = {
  id: asIs,
  name: asIs,
  swatch: ({ name, option }) => {
    const color = option.swatches?.[name];
    return color === undefined ? null : { color, image: null };
  },
  firstSelectableVariant: ({ name, product, option }) => {
    const variant = product.variants.find(({ selectedOptions }) =>
      selectedOptions.some((selected) => selected.name === option.name && selected.value === name),
    );
    return variant ? toVariant({ product, variant }) : null;
  },
};
