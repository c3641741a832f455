import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#storefront/domain/database.ts";
import { inTransaction } from "#storefront/domain/transaction.ts";
import { type Catalog, type CatalogChange, createCatalog } from "./catalog.ts";
import type { Product, Variant } from "./product.ts";

let database: DatabaseSync | undefined;
afterEach(() => {
  if (database?.isOpen) database.close();
});

const price = { USD: { amount: 2_000, compareAt: null }, CAD: { amount: 2_700, compareAt: null } };

const toVariant = (number: number, stock: number | null): Variant => ({
  id: `gid://shopify/ProductVariant/${number}`,
  title: `Variant ${number}`,
  sku: "",
  selectedOptions: [],
  prices: price,
  stock,
  requiresShipping: true,
});

const toProduct = (number: number, ...variants: Variant[]): Product => ({
  id: `gid://shopify/Product/${number}`,
  handle: `product-${number}`,
  status: "active",
  title: `Product ${number}`,
  descriptionHtml: "",
  productType: "Book",
  vendor: "",
  tags: [],
  options: [],
  variants,
  metafields: [],
  images: [],
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
});

const seed = {
  products: [
    toProduct(1, toVariant(11, 5), toVariant(12, null)),
    toProduct(2, toVariant(21, 1)),
    toProduct(3, toVariant(31, 9)),
  ],
  collections: [],
};
const [one, counted, uncounted] = [
  "gid://shopify/Product/1",
  "gid://shopify/ProductVariant/11",
  "gid://shopify/ProductVariant/12",
];
const [two, last] = ["gid://shopify/Product/2", "gid://shopify/ProductVariant/21"];

interface OpenedCatalog {
  catalog: Catalog;
  changes: CatalogChange[];
  reopen: () => Catalog;
}

function open(hold: (show: () => void) => void = (show) => show()): OpenedCatalog {
  const folder = mkdtempSync(join(tmpdir(), "catalog-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const changes: CatalogChange[] = [];
  const now = () => new Date("2026-11-21T10:00:00Z");
  const start = () => {
    database = openDatabase(folder);
    const onChange = (change: CatalogChange, show: () => void) => {
      changes.push(change);
      hold(show);
    };
    return createCatalog({ database, seed, now, onChange });
  };
  return {
    catalog: start(),
    changes,
    reopen: () => {
      database?.close();
      return start();
    },
  };
}

function transact(work: () => void): void {
  if (database) inTransaction(database, work);
}

const stockOf = (catalog: Catalog, id: string) => catalog.variantById(id)?.variant.stock;
const withTitle = (title: string) => (product: Product) => ({ ...product, title });
const asDraft = (product: Product): Product => ({ ...product, status: "draft" });

test("a changed product is shown right away in its position, with its date, and is there after a restart", () => {
  const { catalog, reopen } = open();

  catalog.updateProduct(two, withTitle("New title"));

  expect(catalog.productById(two)).toMatchObject({
    title: "New title",
    updatedAt: "2026-11-21T10:00:00.000Z",
  });
  expect(catalog.products.map(({ title }) => title)).toEqual(["Product 1", "New title", "Product 3"]);
  expect(reopen().products.map(({ title }) => title)).toEqual(["Product 1", "New title", "Product 3"]);
});

test("shoppers can't find a draft, which keeps its position and can be restored", () => {
  const { catalog } = open();

  catalog.updateProduct(two, asDraft);
  const hidden = {
    byId: catalog.productById(two),
    byHandle: catalog.productByHandle("product-2"),
    variant: catalog.variantById(last),
    handles: catalog.products.map(({ handle }) => handle),
    stored: catalog.stored.products.length,
  };
  catalog.updateProduct(two, (product) => ({ ...product, status: "active" }));

  expect(hidden).toEqual({
    byId: null,
    byHandle: null,
    variant: null,
    handles: ["product-1", "product-3"],
    stored: 3,
  });
  expect(catalog.products.map(({ handle }) => handle)).toEqual(["product-1", "product-2", "product-3"]);
  expect(stockOf(catalog, last)).toBe(1);
});

test("a product is added, or replaces the one with its handle", () => {
  const { catalog, changes } = open();

  catalog.putProduct(toProduct(4, toVariant(41, 1)));
  catalog.putProduct({ ...toProduct(1), title: "Replaced" });

  expect(catalog.products.map(({ title }) => title)).toEqual([
    "Replaced",
    "Product 2",
    "Product 3",
    "Product 4",
  ]);
  expect(catalog.variantById(counted)).toBeNull();
  expect(changes).toMatchObject([{ before: null }, { before: { title: "Product 1" } }]);
});

test("a change without effect isn't announced, and an unknown product can't be changed", () => {
  const { catalog, changes } = open();

  const same = catalog.updateProduct(one, (product) => product);
  const unknown = catalog.updateProduct("gid://shopify/Product/9", withTitle("x"));

  expect(same?.updatedAt).toBe("2026-01-01T00:00:00.000Z");
  expect(unknown).toBeNull();
  expect(changes).toEqual([]);
});

test("a sale reduces the stock, of several products and of one variant twice", () => {
  const { catalog } = open();

  const taken = catalog.takeStock([
    { variantId: counted, quantity: 2 },
    { variantId: uncounted, quantity: 1_000 },
    { variantId: last, quantity: 1 },
    { variantId: counted, quantity: 1 },
  ]);

  expect(taken).toEqual({ kind: "taken" });
  expect([counted, uncounted, last].map((id) => stockOf(catalog, id))).toEqual([2, null, 0]);
});

test("if anything is short, nothing is taken, and the result has what's left", () => {
  const { catalog, changes } = open();
  catalog.updateProduct("gid://shopify/Product/3", asDraft);

  const taken = catalog.takeStock([
    { variantId: last, quantity: 1 },
    { variantId: counted, quantity: 3 },
    { variantId: counted, quantity: 3 },
    { variantId: "gid://shopify/ProductVariant/31", quantity: 1 },
    { variantId: "gid://shopify/ProductVariant/404", quantity: 1 },
  ]);

  expect(taken).toEqual({
    kind: "short",
    shortages: [
      { variantId: counted, left: 5 },
      { variantId: "gid://shopify/ProductVariant/31", left: 0 },
      { variantId: "gid://shopify/ProductVariant/404", left: 0 },
    ],
  });
  expect(stockOf(catalog, last)).toBe(1);
  expect(changes).toHaveLength(1);
});

test("a rolled back change is neither shown nor stored, and changes in a transaction build on each other", () => {
  const { catalog, reopen } = open();
  const sellAndFail = () => {
    catalog.takeStock([{ variantId: counted, quantity: 1 }]);
    catalog.takeStock([{ variantId: counted, quantity: 1 }]);
    expect(catalog.stored.variantById(counted)?.variant.stock).toBe(3);
    expect(stockOf(catalog, counted)).toBe(5);
    throw new Error("The payment failed");
  };

  expect(() => transact(sellAndFail)).toThrow("The payment failed");

  expect(stockOf(catalog, counted)).toBe(5);
  expect(catalog.stored.variantById(counted)?.variant.stock).toBe(5);
  expect(stockOf(reopen(), counted)).toBe(5);
});

test("a delayed change is stored but not shown, and a later change shown first stays", () => {
  const held: (() => void)[] = [];
  const { catalog } = open((show) => held.push(show));

  catalog.updateProduct(one, withTitle("First"));
  catalog.updateProduct(one, withTitle("Second"));
  const before = catalog.productById(one)?.title;
  held[1]?.();
  held[0]?.();

  expect(before).toBe("Product 1");
  expect(catalog.stored.productById(one)?.title).toBe("Second");
  expect(catalog.productById(one)?.title).toBe("Second");
});
