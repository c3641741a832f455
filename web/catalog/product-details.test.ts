import { expect, test } from "vitest";
import type { BookCard, CourseCard } from "#content/content-types.ts";
import { findDetails } from "./product-details.ts";

const book: BookCard = {
  _id: "book",
  _type: "book",
  handle: "getting-started",
  title: "Getting Started",
  subtitle: null,
  author: null,
  audience: null,
  isShopifyProduct: true,
  format: null,
  pages: null,
  price: null,
  image: null,
};

const course: CourseCard = {
  _id: "course",
  _type: "course",
  title: "Level 1A",
  subtitle: null,
  description: null,
  handle: "level-1a",
  audience: null,
  skillLevel: null,
  type: null,
  orderInSeries: null,
  lessonCount: null,
  stats: null,
  slug: "level-1a",
  image: null,
};

const catalog = { courses: [course], books: [book] };

test.each([
  ["Course", "level-1a", course],
  ["Book", "getting-started", book],
  ["BookBundle", "getting-started", book],
])("a product of type %s is matched with the content that has its handle", (productType, handle, details) => {
  expect(findDetails({ productType, handle }, catalog)).toBe(details);
});

test.each([
  ["Course", "getting-started"],
  ["Book", "level-1a"],
  ["Book", "no-such-book"],
  ["Gift card", "level-1a"],
])("a %s named %s matches no content", (productType, handle) => {
  expect(findDetails({ productType, handle }, catalog)).toBeNull();
});

test("a book from another shop never matches a product, whatever its handle", () => {
  const recommended = { ...book, isShopifyProduct: false };

  const details = findDetails(
    { productType: "Book", handle: "getting-started" },
    { courses: [], books: [recommended] },
  );

  expect(details).toBeNull();
});
