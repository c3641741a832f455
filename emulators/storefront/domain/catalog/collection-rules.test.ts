import { expect, test } from "vitest";
import type { CollectionRule } from "./collection-rule-set.ts";
import { holdsProduct } from "./collection-rules.ts";
import type { Product, Variant } from "./product.ts";

const toVariant = (
  title: string,
  amount: number,
  compareAt: number | null,
  stock: number | null,
): Variant => ({
  id: "gid://shopify/ProductVariant/1",
  title,
  sku: "",
  selectedOptions: [],
  prices: { USD: { amount, compareAt }, CAD: { amount: 2 * amount, compareAt: null } },
  stock,
  requiresShipping: true,
});

const notebook: Product = {
  id: "gid://shopify/Product/1",
  handle: "notebook",
  status: "active",
  title: "Field Notebook",
  descriptionHtml: "",
  productType: "Paper Goods",
  vendor: "Pine & Paper",
  tags: ["new", "Pocket Size"],
  options: [],
  variants: [toVariant("Green", 1_250, 1_500, 20), toVariant("Blue", 999, null, null)],
  metafields: [],
  images: [],
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};

const holds = (rules: CollectionRule[], appliedDisjunctively = false) =>
  holdsProduct({ productHandles: [], ruleSet: { appliedDisjunctively, rules } }, notebook);

test.each<[CollectionRule["column"], CollectionRule["relation"], string, boolean]>([
  ["TITLE", "EQUALS", "field notebook", true],
  ["TITLE", "EQUALS", "Notebook", false],
  ["TITLE", "NOT_EQUALS", "Notebook", true],
  ["TITLE", "CONTAINS", "note", true],
  ["TITLE", "NOT_CONTAINS", "note", false],
  ["TITLE", "STARTS_WITH", "Field", true],
  ["TITLE", "STARTS_WITH", "Notebook", false],
  ["TITLE", "ENDS_WITH", "book", true],
  ["TYPE", "EQUALS", "Paper Goods", true],
  ["VENDOR", "STARTS_WITH", "Pine", true],
  ["TAG", "EQUALS", "pocket size", true],
  ["TAG", "EQUALS", "pocket", false],
  ["VARIANT_TITLE", "EQUALS", "Blue", true],
  ["VARIANT_TITLE", "CONTAINS", "red", false],
  ["VARIANT_PRICE", "EQUALS", "12.5", true],
  ["VARIANT_PRICE", "NOT_EQUALS", "12.50", true],
  ["VARIANT_PRICE", "LESS_THAN", "10", true],
  ["VARIANT_PRICE", "LESS_THAN", "9.99", false],
  ["VARIANT_PRICE", "GREATER_THAN", "12.49", true],
  ["VARIANT_PRICE", "GREATER_THAN", "12.50", false],
  ["VARIANT_INVENTORY", "EQUALS", "20", true],
  ["VARIANT_INVENTORY", "GREATER_THAN", "20", false],
  ["VARIANT_INVENTORY", "LESS_THAN", "1", true],
  ["IS_PRICE_REDUCED", "IS_SET", "", true],
  ["IS_PRICE_REDUCED", "IS_NOT_SET", "", true],
])("a product with two variants meets %s %s %j: %j", (column, relation, condition, expected) => {
  expect(holds([{ column, relation, condition }])).toBe(expected);
});

test.each([
  [false, false],
  [true, true],
])("with one of two rules met, applied disjunctively %j, a product belongs: %j", (isAnyEnough, expected) => {
  const rules: CollectionRule[] = [
    { column: "TAG", relation: "EQUALS", condition: "new" },
    { column: "TAG", relation: "EQUALS", condition: "old" },
  ];

  expect(holds(rules, isAnyEnough)).toBe(expected);
});

test("without rules, a collection has the products that it lists", () => {
  expect(holdsProduct({ productHandles: ["notebook"] }, notebook)).toBe(true);
  expect(holdsProduct({ productHandles: [] }, notebook)).toBe(false);
});
