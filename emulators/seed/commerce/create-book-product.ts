import type { Metafield, Price, Product } from "#storefront/domain/catalog/product.ts";

export interface BookFacts {
  /** 1 to 9; ids are made of it. */
  number: number;
  handle: string;
  title: string;
  subtitle: string;
  productType: "Book" | "BookBundle";
  descriptionHtml: string;
  sku: string;
  barcode: string;
  /** How it is bound, when the shop says so. Without it the one variant is called what Shopify calls it. */
  binding?: string;
  tags: string[];
  prices: Record<"USD" | "CAD", Price>;
  stock: number;
  weightInGrams: number;
  /** Its place among the workbooks, for those that go with a level. */
  orderInSeries?: number;
  pictures: { file: string; altText: string }[];
}

/** A printed book as a Shopify product: one variant that is counted, weighed and shipped. */
export function createBookProduct(facts: BookFacts): Product {
  const { number, handle, title, subtitle, prices, stock, binding } = facts;
  const option = binding ? { name: "Binding", value: binding } : { name: "Title", value: "Default Title" };
  return {
    id: `gid://shopify/Product/74100000000${number}0`,
    handle,
    status: "active",
    title,
    descriptionHtml: facts.descriptionHtml,
    productType: facts.productType,
    vendor: "Handshape",
    tags: facts.tags,
    options: [
      {
        id: `gid://shopify/ProductOption/94100000000${number}0`,
        name: option.name,
        values: [option.value],
      },
    ],
    variants: [
      {
        id: `gid://shopify/ProductVariant/84100000000${number}1`,
        title: option.value,
        sku: facts.sku,
        barcode: facts.barcode,
        selectedOptions: [option],
        prices,
        stock,
        requiresShipping: true,
        weightInGrams: facts.weightInGrams,
      },
    ],
    metafields: [
      toText("slug", handle),
      toText("subtitle", subtitle),
      ...(facts.orderInSeries === undefined ? [] : [toInteger("orderinseries", facts.orderInSeries)]),
    ],
    images: facts.pictures.map(({ file, altText }, index) => ({
      id: `gid://shopify/ProductImage/54100000000${number}${index}` as const,
      file: `books/${file}.webp`,
      altText,
    })),
    seo: { title: null, description: `${title}: ${subtitle}. Shipped to Canada and the United States.` },
    createdAt: "2026-02-02T15:00:00Z",
    updatedAt: "2026-02-02T15:00:00Z",
  };
}

const toText = (key: string, value: string): Metafield => ({
  namespace: "custom",
  key,
  type: "single_line_text_field",
  value,
});

const toInteger = (key: string, value: number): Metafield => ({
  namespace: "custom",
  key,
  type: "number_integer",
  value: String(value),
});
