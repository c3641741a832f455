import {
  type Collection,
  defaultOption,
  type Product,
  type ProductImage,
  type Variant,
} from "#storefront/domain/catalog/product.ts";
import type { NextId } from "#storefront/domain/next-id.ts";
import type { SeedFile } from "./seed-file-schema.ts";

type ProductInput = SeedFile["products"][number];
type VariantInput = NonNullable<ProductInput["variants"]>[number];
type Offer = Pick<
  ProductInput,
  "compareAtPrice" | "sku" | "barcode" | "inventoryQuantity" | "requiresShipping"
> &
  Pick<ProductInput, "taxable" | "weightInGrams"> &
  Pick<VariantInput, "price">;

/** When everything in a seed file was created, unless it says otherwise. */
export const createdAt = "2026-01-01T00:00:00.000Z";

export function toProduct(input: ProductInput, shopName: string, nextId: NextId): Product {
  const images = input.images.map((image) => toImage(image, nextId));
  const { handle, status, title, descriptionHtml, productType, tags, metafields, seo } = input;
  return {
    id: nextId("Product"),
    handle,
    status,
    title,
    descriptionHtml,
    productType,
    vendor: input.vendor ?? shopName,
    tags,
    options: toOptions(input, nextId),
    variants: toVariants(input, images, nextId),
    metafields,
    images,
    ...(seo && { seo }),
    createdAt,
    updatedAt: createdAt,
  };
}

/** In the order in which the variants name them. */
function toOptions({ variants }: ProductInput, nextId: NextId): Product["options"] {
  if (!variants)
    return [{ id: nextId("ProductOption"), name: defaultOption.name, values: [defaultOption.value] }];
  const names = Object.keys(variants[0]?.options ?? {});
  return names.map((name) => ({
    id: nextId("ProductOption"),
    name,
    values: [...new Set(variants.flatMap(({ options }) => options[name] ?? []))],
  }));
}

function toVariants(input: ProductInput, images: readonly ProductImage[], nextId: NextId): Variant[] {
  const { variants, price } = input;
  if (!variants) {
    const selectedOptions = [{ ...defaultOption }];
    return price
      ? [{ ...toOffer({ ...input, price }, nextId), title: defaultOption.value, selectedOptions }]
      : [];
  }
  const names = Object.keys(variants[0]?.options ?? {});
  return variants.map((variant) => {
    const selectedOptions = names.map((name) => ({ name, value: variant.options[name] ?? "" }));
    const image = images.find(({ file }) => file === variant.image);
    return {
      ...toOffer(variant, nextId),
      title: selectedOptions.map(({ value }) => value).join(" / "),
      selectedOptions,
      ...(image && { image: image.id }),
      metafields: variant.metafields,
    };
  });
}

function toOffer(offer: Offer, nextId: NextId): Omit<Variant, "title" | "selectedOptions"> {
  const { price, compareAtPrice, sku = "", barcode, inventoryQuantity = null } = offer;
  const { requiresShipping = true, taxable = true, weightInGrams = 0 } = offer;
  return {
    id: nextId("ProductVariant"),
    sku,
    prices: {
      USD: { amount: price.USD, compareAt: compareAtPrice?.USD ?? null },
      CAD: { amount: price.CAD, compareAt: compareAtPrice?.CAD ?? null },
    },
    stock: inventoryQuantity,
    requiresShipping,
    taxable,
    weightInGrams,
    ...(barcode !== undefined && { barcode }),
  };
}

export function toCollection(input: SeedFile["collections"][number], nextId: NextId): Collection {
  const { handle, title, descriptionHtml, products, image, metafields, seo } = input;
  return {
    id: nextId("Collection"),
    handle,
    title,
    descriptionHtml,
    productHandles: products,
    metafields,
    ...(image && { image: toImage(image, nextId) }),
    ...(seo && { seo }),
    updatedAt: createdAt,
  };
}

export const toImage = (image: ProductInput["images"][number], nextId: NextId): ProductImage => ({
  id: nextId("ProductImage"),
  ...image,
});
