import { imagesFolder } from "@shop/emulators/seed/commerce/commerce-seed.ts";
import { type CatalogSeed } from "@shop/emulators/storefront/domain/catalog/catalog-seed.ts";
import type { Collection, Product } from "@shop/emulators/storefront/domain/catalog/product.ts";
import { stockedSeed } from "./stocked-seed.ts";

const count = <Item>(length: number, create: (number: number) => Item) =>
  Array.from({ length }, (_, index) => create(index + 1));

const sizes = count(251, (number) => `${number} in`);

/** A product with more items in each list than one query returns. */
export const wideProduct: Product = {
  id: "gid://shopify/Product/60",
  handle: "banner-by-the-inch",
  status: "active",
  title: "Banner by the inch",
  descriptionHtml: "<p>As wide as the wall.</p>",
  productType: "Poster",
  vendor: "Handshape",
  tags: [],
  options: [{ id: "gid://shopify/ProductOption/60", name: "Width", values: sizes }],
  variants: sizes.map((size, index) => ({
    id: `gid://shopify/ProductVariant/60${index}`,
    title: size,
    sku: `BANNER-${index + 1}`,
    selectedOptions: [{ name: "Width", value: size }],
    prices: { USD: { amount: 500, compareAt: null }, CAD: { amount: 700, compareAt: null } },
    stock: null,
    requiresShipping: true,
  })),
  metafields: [],
  images: count(21, (number) => ({
    id: `gid://shopify/ProductImage/60${number}` as const,
    file: "instructors/elias-amadi.webp",
    altText: `Banner ${number}`,
  })),
  createdAt: "2026-01-05T15:00:00Z",
  updatedAt: "2026-01-06T15:00:00Z",
};

/** The stocked shop, plus a product with 251 variants, 21 images and 11 collections. */
export const wideSeed: CatalogSeed = {
  imagesFolder,
  products: [...stockedSeed.products, wideProduct],
  collections: [
    ...stockedSeed.collections,
    ...count(11, (number): Collection => ({
      id: `gid://shopify/Collection/60${number}`,
      handle: `wall-${number}`,
      title: `Wall ${number}`,
      descriptionHtml: "",
      productHandles: [wideProduct.handle],
      updatedAt: "2026-01-06T15:00:00Z",
    })),
  ],
};
