import type { Metafield, Price, Product } from "#storefront/domain/catalog/product.ts";

/** One way in which a book is printed. */
interface Printing {
  sku: string;
  barcode: string;
  prices: Record<"USD" | "CAD", Price>;
  stock: number;
  weightInGrams: number;
}

interface Edition extends Printing {
  /** As the shopper chooses it. */
  name: string;
  /** Its own picture among the book's; the first when it is not given. */
  picture?: string;
}

export interface BookFacts extends Printing {
  /** 1 to 9; ids are made of it. */
  number: number;
  handle: string;
  title: string;
  subtitle: string;
  productType: "Book" | "BookBundle";
  descriptionHtml: string;
  /** How it is bound, when the shop says so. Without it the one variant is called what Shopify calls it. */
  binding?: string;
  /** The other ways in which it is printed; then the binding is the first of its formats. */
  editions?: readonly Edition[];
  tags: string[];
  /** Its place among the workbooks, for those that go with a level. */
  orderInSeries?: number;
  pictures: { file: string; altText: string }[];
}

/** A printed book as a Shopify product: a variant for each edition, which is counted, weighed and shipped. */
export function createBookProduct(facts: BookFacts): Product {
  const { number, handle, title, subtitle, binding = "Default Title", editions = [] } = facts;
  const option = editions.length > 0 ? "Format" : facts.binding ? "Binding" : "Title";
  const variants: readonly Edition[] = [{ ...facts, name: binding }, ...editions];
  const toImageId = (index: number) => `gid://shopify/ProductImage/54100000000${number}${index}` as const;
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
        name: option,
        values: variants.map(({ name }) => name),
      },
    ],
    variants: variants.map(({ name, sku, barcode, prices, stock, weightInGrams, picture }, index) => ({
      id: `gid://shopify/ProductVariant/84100000000${number}${index + 1}`,
      title: name,
      sku,
      barcode,
      selectedOptions: [{ name: option, value: name }],
      prices,
      stock,
      requiresShipping: true,
      weightInGrams,
      ...(picture && { image: toImageId(facts.pictures.findIndex(({ file }) => file === picture)) }),
    })),
    metafields: [
      toText("slug", handle),
      toText("subtitle", subtitle),
      ...(facts.orderInSeries === undefined ? [] : [toInteger("orderinseries", facts.orderInSeries)]),
    ],
    images: facts.pictures.map(({ file, altText }, index) => ({
      id: toImageId(index),
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
