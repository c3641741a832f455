import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Product } from "#storefront/domain/catalog/product.ts";
import type { Discount, Entitled } from "#storefront/domain/discounts/discount.ts";
import { bookProducts } from "./book-products.ts";
import { commerceSeed } from "./commerce-seed.ts";
import { discounts } from "./discounts.ts";
import { giftCards } from "./gift-cards.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const rows = readme.split("\n");

test("every code and gift card is in the README", () => {
  const codes = [...discounts.flatMap(readCode), ...giftCards.map(({ code }) => code)];

  expect(codes.filter((code) => !readme.includes(`\`${code}\``))).toEqual([]);
});

test.each(bookProducts.flatMap(readPrices))("the README tells that %s costs %s", (handle, price) => {
  const about = rows.filter((line) => line.includes(`\`${handle}\``));

  expect(about.join("\n")).toContain(`| ${price}`);
});

test("each kind of discount is there, by code and by itself", () => {
  const kinds = new Set(discounts.map(({ value }) => value.kind));
  const methods = new Set(discounts.map(({ method }) => method.kind));

  expect(kinds).toEqual(new Set(["percentage", "fixedAmount", "buyXGetY", "freeShipping"]));
  expect(methods).toEqual(new Set(["code", "automatic"]));
});

test("discounts are for products and collections of the shop", () => {
  const handles = [...commerceSeed.products, ...commerceSeed.collections].map(({ handle }) => handle);

  expect(handles).toEqual(expect.arrayContaining(discounts.flatMap(readHandles)));
});

test("no id or code is given twice", () => {
  const names = [...discounts.map(({ id }) => id), ...discounts.flatMap(readCode)];

  expect(new Set(names).size).toBe(names.length);
});

function readPrices({ handle, variants }: Product): [handle: string, price: string][] {
  return variants.flatMap(({ prices: { USD, CAD } }): [string, string][] => [
    [handle, (USD.amount / 100).toFixed(2)],
    [handle, (CAD.amount / 100).toFixed(2)],
  ]);
}

const readCode = ({ method }: Discount) => (method.kind === "code" ? [method.code] : []);

function readHandles({ value }: Discount): readonly string[] {
  const handlesOf = (items: Entitled) => (items.kind === "all" ? [] : items.handles);
  switch (value.kind) {
    case "percentage":
    case "fixedAmount":
      return handlesOf(value.items);
    case "buyXGetY":
      return [...handlesOf(value.buys.items), ...handlesOf(value.gets.items)];
    case "freeShipping":
      return [];
  }
}
