import { expect, test } from "vitest";
import { parseShopChange } from "./shop-change.ts";

const product = { id: 42, handle: "mug", updated_at: "2026-04-22T14:30:00-05:00", status: "active" };
const updatedAt = product.updated_at;

test.each([
  ["products/create", product, { kind: "product", id: "gid://shopify/Product/42", isShown: true }],
  ["products/update", { ...product, status: "draft" }, { kind: "product", handle: "mug", isShown: false }],
  ["products/delete", { id: 42 }, { kind: "product-gone", id: "gid://shopify/Product/42" }],
  ["collections/update", product, { kind: "collection", id: "gid://shopify/Collection/42", updatedAt }],
  ["collections/delete", { id: 42 }, { kind: "collection-gone" }],
  ["inventory_levels/update", { inventory_item_id: 7, updated_at: updatedAt }, { kind: "stock", updatedAt }],
  ["shop/update", { name: "Handshape" }, { kind: "shop" }],
])("parses %s", (topic, payload, change) => {
  expect(parseShopChange(topic, payload)).toMatchObject(change);
});

test("an order changes each of its products once, and skips custom lines", () => {
  const lines = [{ product_id: 1 }, { product_id: 2 }, { product_id: 1 }, { product_id: null }];

  expect(parseShopChange("orders/create", { line_items: lines })).toEqual({
    kind: "order",
    productIds: ["gid://shopify/Product/1", "gid://shopify/Product/2"],
  });
});

test.each([["carts/update"], ["themes/publish"], ["constructor"]])("%s affects no page", (topic) => {
  expect(parseShopChange(topic, {})).toBeNull();
});

test.each([
  ["products/update", {}],
  ["products/update", { ...product, updated_at: "yesterday" }],
  ["orders/create", { line_items: "many" }],
  ["shop/update", null],
])("%s rejects %j", (topic, payload) => {
  expect(() => parseShopChange(topic, payload)).toThrow("invalid");
});
