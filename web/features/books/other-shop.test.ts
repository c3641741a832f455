import { expect, test } from "vitest";
import { toOtherPrice, toShopName } from "./other-shop.ts";

test.each([
  ["21.99", "US$21.99"],
  ["30", "US$30.00"],
  ["7.5", "US$7.50"],
])("%s at another shop shows %s", (amount, price) => {
  expect(toOtherPrice({ amount, currencyCode: "USD" })).toBe(price);
});

test.each([[""], ["free"], ["-1"], ["21.999"]])("%j isn't a price", (amount) => {
  expect(toOtherPrice({ amount })).toBeNull();
});

test("a book without a price shows none", () => {
  expect(toOtherPrice(null)).toBeNull();
  expect(toOtherPrice({})).toBeNull();
});

test.each([
  ["https://books.example.com/eyebrows-up?ref=1", "books.example.com"],
  ["https://www.example.com/", "example.com"],
])("the shop at %s is named %s", (address, name) => {
  expect(toShopName(address)).toBe(name);
});

test.each([[null], [""], ["javascript:alert(1)"], ["/books"]])("%j isn't a shop", (address) => {
  expect(toShopName(address)).toBeNull();
});
