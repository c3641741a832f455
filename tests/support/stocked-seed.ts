import { imagesFolder } from "@shop/emulators/seed/commerce/commerce-seed.ts";
import { courseCollections } from "@shop/emulators/seed/commerce/collections.ts";
import { courseProducts } from "@shop/emulators/seed/commerce/course-products.ts";
import { type CatalogSeed } from "@shop/emulators/storefront/domain/catalog/catalog-seed.ts";
import type { Product } from "@shop/emulators/storefront/domain/catalog/product.ts";

export const variants = {
  course: "gid://shopify/ProductVariant/8400000000011",
  bundle: "gid://shopify/ProductVariant/8400000000051",
  /** Three in stock. */
  spiral: "gid://shopify/ProductVariant/91",
  /** Sold out. */
  paperback: "gid://shopify/ProductVariant/92",
} as const;

const price = { USD: { amount: 2_299, compareAt: null }, CAD: { amount: 3_199, compareAt: null } };

const workbook: Product = {
  id: "gid://shopify/Product/90",
  handle: "getting-started-with-asl",
  status: "active",
  title: "Getting Started with ASL",
  descriptionHtml: "<p>A workbook.</p>",
  productType: "Book",
  vendor: "Handshape",
  tags: ["workbook"],
  options: [{ id: "gid://shopify/ProductOption/90", name: "Binding", values: ["spiral bound", "paperback"] }],
  variants: [
    {
      id: "gid://shopify/ProductVariant/91",
      title: "spiral bound",
      sku: "BOOK-1-SPIRAL",
      selectedOptions: [{ name: "Binding", value: "spiral bound" }],
      prices: price,
      stock: 3,
      requiresShipping: true,
    },
    {
      id: "gid://shopify/ProductVariant/92",
      title: "paperback",
      sku: "BOOK-1-PAPER",
      selectedOptions: [{ name: "Binding", value: "paperback" }],
      prices: price,
      stock: 0,
      requiresShipping: true,
    },
  ],
  metafields: [],
  images: [],
  createdAt: "2026-01-05T15:00:00Z",
  updatedAt: "2026-01-06T15:00:00Z",
};

const hidden: Product = {
  ...workbook,
  id: "gid://shopify/Product/80",
  handle: "not-yet-announced",
  title: "Not yet announced",
  tags: ["hidden-product"],
  variants: [],
};

/** The shop's courses, plus a workbook with limited stock and a hidden product. */
export const stockedSeed: CatalogSeed = {
  imagesFolder,
  products: [...courseProducts, workbook, hidden],
  collections: [
    ...courseCollections,
    {
      id: "gid://shopify/Collection/90",
      handle: "workbooks",
      title: "Workbooks",
      descriptionHtml: "",
      productHandles: [workbook.handle, hidden.handle],
      updatedAt: "2026-01-06T15:00:00Z",
    },
  ],
};
