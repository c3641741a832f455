import { expect, test } from "vitest";
import { listProblems } from "./list-problems.ts";
import type { ShopProduct } from "./shop-product.ts";

const price = { from: "79.0", to: "79.0" };
const course: ShopProduct = {
  handle: "level-1a",
  title: "Level 1A",
  productType: "Course",
  availableForSale: true,
  isHidden: false,
  image: null,
  prices: { USD: price, CAD: price },
};

test("a course's product is fine on a course", () => {
  expect(listProblems(course, "course")).toEqual([]);
});

test("a product's problems are listed, the most serious first", () => {
  const product = {
    ...course,
    availableForSale: false,
    prices: { USD: { from: "0.0", to: "0.0" }, CAD: null },
  };

  expect(listProblems(product, "book")).toEqual([
    "In the shop, it's a course, not a book.",
    "It is sold out.",
    "It has no price in Canadian dollars.",
    "It's sold for $0 in US dollars.",
  ]);
});
