import { expect, test } from "vitest";
import { shopProduct as course } from "../../tests/support/shop-product.ts";
import { listProblems } from "./list-problems.ts";

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
    "It's sold out.",
    "It has no price in Canadian dollars.",
    "It's sold for $0 in US dollars.",
  ]);
});
