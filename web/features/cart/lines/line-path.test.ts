import { expect, test } from "vitest";
import { line } from "../../../../tests/support/site/example-cart.ts";
import { toLinePath } from "./line-path.ts";

const course = line("level-1a");

const book = (title: string) => ({
  merchandise: {
    ...course.merchandise,
    id: "gid://shopify/ProductVariant/8400000000011",
    title,
    product: { ...course.merchandise.product, handle: "getting-started", productType: "Book", slug: null },
  },
});

test("a course's line leads to the course, by its slug", () => {
  expect(toLinePath(course)).toBe("/courses/level-1a");
});

test("a course that has no slug in the shop has no link", () => {
  const product = { ...course.merchandise.product, slug: null };

  expect(toLinePath({ merchandise: { ...course.merchandise, product } })).toBeNull();
});

test("a book's line leads to the book, with its edition chosen when there are several", () => {
  expect(toLinePath(book("Default Title"))).toBe("/books/getting-started");
  expect(toLinePath(book("Hardcover"))).toBe("/books/getting-started?variant=8400000000011");
});
