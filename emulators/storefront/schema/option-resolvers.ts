import type { Product } from "#storefront/catalogue/product.ts";
import type { Resolvers } from "#storefront/schema/resolver.ts";
import { toVariant } from "#storefront/schema/sources.ts";

interface OptionSource {
  product: Product;
  option: Product["options"][number];
}

interface OptionValueSource extends OptionSource {
  value: string;
}

export const optionResolvers: Resolvers<OptionSource> = {
  id: ({ option }) => option.id,
  name: ({ option }) => option.name,
  values: ({ option }) => option.values,
  optionValues: ({ product, option }) => option.values.map((value) => ({ product, option, value })),
};

export const optionValueResolvers: Resolvers<OptionValueSource> = {
  id: ({ option, value }) =>
    `${option.id.replace("ProductOption", "ProductOptionValue")}${option.values.indexOf(value) + 1}`,
  name: ({ value }) => value,
  swatch: () => null,
  firstSelectableVariant: ({ product, option, value }) => {
    const variant = product.variants.find(({ selectedOptions }) =>
      selectedOptions.some((selected) => selected.name === option.name && selected.value === value),
    );
    return variant ? toVariant({ product, variant }) : null;
  },
};
