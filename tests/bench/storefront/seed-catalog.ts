import { commerceSeed } from "@shop/emulators/seed/commerce/commerce-seed.ts";
import { createCatalogStore } from "@shop/emulators/storefront/domain/catalog/catalog-store.ts";
import { type CatalogSeed } from "@shop/emulators/storefront/domain/catalog/catalog-seed.ts";
import type { Product } from "@shop/emulators/storefront/domain/catalog/product.ts";
import { openDatabase } from "@shop/emulators/storefront/domain/database.ts";

export const crowdedCollection = "crowded";
export const measuredProduct = "book-7";
export const measuredVariant = "gid://shopify/ProductVariant/70071";

/** Adds a hundred books with three variants each to one collection, next to the shop's own catalog. */
export function seedCatalog(dataDir: string): void {
  const products = Array.from({ length: 100 }, (_, number) => toBook(number));
  const crowded: CatalogSeed["collections"][number] = {
    id: "gid://shopify/Collection/7000",
    handle: crowdedCollection,
    title: "Crowded",
    descriptionHtml: "",
    productHandles: products.map(({ handle }) => handle),
    updatedAt: "2026-01-06T15:00:00Z",
  };
  const database = openDatabase(dataDir);
  createCatalogStore(database, {
    products: [...commerceSeed.products, ...products],
    collections: [...commerceSeed.collections, crowded],
  });
  database.close();
}

const bindings = ["spiral bound", "paperback", "ebook"];

function toBook(number: number): Product {
  const id = 7000 + number;
  const amount = 1_900 + number;
  const price = { USD: { amount, compareAt: null }, CAD: { amount: amount + 700, compareAt: amount + 900 } };
  return {
    id: `gid://shopify/Product/${id}`,
    handle: `book-${number}`,
    status: "active",
    title: `Book ${number}`,
    descriptionHtml: "<p>What a beginner wants to know, with a drawing of every sign.</p>",
    productType: "Book",
    vendor: "Handshape",
    tags: ["workbook"],
    options: [{ id: `gid://shopify/ProductOption/${id}`, name: "Binding", values: bindings }],
    variants: bindings.map((binding, index) => ({
      id: `gid://shopify/ProductVariant/${id}${index + 1}`,
      title: binding,
      sku: `BOOK-${number}-${index}`,
      selectedOptions: [{ name: "Binding", value: binding }],
      prices: price,
      stock: null,
      requiresShipping: false,
    })),
    metafields: [],
    images: [
      {
        id: `gid://shopify/ProductImage/${id}`,
        file: "books/getting-started-with-asl.webp",
        altText: "A book",
      },
    ],
    createdAt: "2026-01-05T15:00:00Z",
    updatedAt: "2026-01-06T15:00:00Z",
  };
}
