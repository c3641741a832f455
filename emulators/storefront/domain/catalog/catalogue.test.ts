import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "#storefront/domain/database.ts";
import { inTransaction } from "#storefront/domain/transaction.ts";
import { type Catalogue, type CatalogueChange, createCatalogue } from "./catalogue.ts";
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

interface OpenedCatalogue {
  catalogue: Catalogue;
  changes: CatalogueChange[];
  reopen: () => Catalogue;
}

function open(hold: (show: () => void) => void = (show) => show()): OpenedCatalogue {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  const changes: CatalogueChange[] = [];
  const now = () => new Date("2026-11-21T10:00:00Z");
  const start = () => {
    database = openDatabase(folder);
    const onChange = (change: CatalogueChange, show: () => void) => {
      changes.push(change);
      hold(show);
    };
    return createCatalogue({ database, seed, now, onChange });
  };
  return {
    catalogue: start(),
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

const stockOf = (catalogue: Catalogue, id: string) => catalogue.variantById(id)?.variant.stock;
const withTitle = (title: string) => (product: Product) => ({ ...product, title });
const asDraft = (product: Product): Product => ({ ...product, status: "draft" });

test("a changed product is shown at once, dated, in its place, and found again after a restart", () => {
  const { catalogue, reopen } = open();

  catalogue.updateProduct(two, withTitle("New title"));

  expect(catalogue.productById(two)).toMatchObject({
    title: "New title",
    updatedAt: "2026-11-21T10:00:00.000Z",
  });
  expect(catalogue.products.map(({ title }) => title)).toEqual(["Product 1", "New title", "Product 3"]);
  expect(reopen().products.map(({ title }) => title)).toEqual(["Product 1", "New title", "Product 3"]);
});

test("a draft is nowhere to be found by shoppers, keeps its place, and comes back", () => {
  const { catalogue } = open();

  catalogue.updateProduct(two, asDraft);
  const hidden = {
    byId: catalogue.productById(two),
    byHandle: catalogue.productByHandle("product-2"),
    variant: catalogue.variantById(last),
    handles: catalogue.products.map(({ handle }) => handle),
    stored: catalogue.stored.products.length,
  };
  catalogue.updateProduct(two, (product) => ({ ...product, status: "active" }));

  expect(hidden).toEqual({
    byId: null,
    byHandle: null,
    variant: null,
    handles: ["product-1", "product-3"],
    stored: 3,
  });
  expect(catalogue.products.map(({ handle }) => handle)).toEqual(["product-1", "product-2", "product-3"]);
  expect(stockOf(catalogue, last)).toBe(1);
});

test("a product that is put is new, or takes the place of the one with its handle", () => {
  const { catalogue, changes } = open();

  catalogue.putProduct(toProduct(4, toVariant(41, 1)));
  catalogue.putProduct({ ...toProduct(1), title: "Replaced" });

  expect(catalogue.products.map(({ title }) => title)).toEqual([
    "Replaced",
    "Product 2",
    "Product 3",
    "Product 4",
  ]);
  expect(catalogue.variantById(counted)).toBeNull();
  expect(changes).toMatchObject([{ before: null }, { before: { title: "Product 1" } }]);
});

test("a change that changes nothing is not told, and of an unknown product there is none", () => {
  const { catalogue, changes } = open();

  const same = catalogue.updateProduct(one, (product) => product);
  const unknown = catalogue.updateProduct("gid://shopify/Product/9", withTitle("x"));

  expect(same?.updatedAt).toBe("2026-01-01T00:00:00.000Z");
  expect(unknown).toBeNull();
  expect(changes).toEqual([]);
});

test("what is sold is taken from the stock, of several products and twice of one variant", () => {
  const { catalogue } = open();

  const taken = catalogue.takeStock([
    { variantId: counted, quantity: 2 },
    { variantId: uncounted, quantity: 1_000 },
    { variantId: last, quantity: 1 },
    { variantId: counted, quantity: 1 },
  ]);

  expect(taken).toEqual({ kind: "taken" });
  expect([counted, uncounted, last].map((id) => stockOf(catalogue, id))).toEqual([2, null, 0]);
});

test("of what is short nothing is taken at all, and it is said what is left", () => {
  const { catalogue, changes } = open();
  catalogue.updateProduct("gid://shopify/Product/3", asDraft);

  const taken = catalogue.takeStock([
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
  expect(stockOf(catalogue, last)).toBe(1);
  expect(changes).toHaveLength(1);
});

test("what a transaction undoes is never shown and not kept, and the transaction's own changes build on each other", () => {
  const { catalogue, reopen } = open();
  const sellAndFail = () => {
    catalogue.takeStock([{ variantId: counted, quantity: 1 }]);
    catalogue.takeStock([{ variantId: counted, quantity: 1 }]);
    expect(catalogue.stored.variantById(counted)?.variant.stock).toBe(3);
    expect(stockOf(catalogue, counted)).toBe(5);
    throw new Error("The payment failed");
  };

  expect(() => transact(sellAndFail)).toThrow("The payment failed");

  expect(stockOf(catalogue, counted)).toBe(5);
  expect(catalogue.stored.variantById(counted)?.variant.stock).toBe(5);
  expect(stockOf(reopen(), counted)).toBe(5);
});

test("a change that is held back is stored and not shown, and a later one that is shown first stays", () => {
  const held: (() => void)[] = [];
  const { catalogue } = open((show) => held.push(show));

  catalogue.updateProduct(one, withTitle("First"));
  catalogue.updateProduct(one, withTitle("Second"));
  const before = catalogue.productById(one)?.title;
  held[1]?.();
  held[0]?.();

  expect(before).toBe("Product 1");
  expect(catalogue.stored.productById(one)?.title).toBe("Second");
  expect(catalogue.productById(one)?.title).toBe("Second");
});
