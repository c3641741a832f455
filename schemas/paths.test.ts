import { expect, test } from "vitest";
import { documentPath } from "./paths.ts";

test.each([
  [{ _type: "course", slug: "level-1a" }, "/courses/level-1a"],
  [{ _type: "course", slug: null }, null],
  [{ _type: "book", handle: "first-signs" }, "/books/first-signs"],
  [{ _type: "book", handle: null }, null],
  [{ _type: "page", path: "/" }, "/"],
  [{ _type: "legalPage", slug: "terms" }, "/legal/terms"],
  [{ _type: "faq", slug: "redeem-a-gift" }, "/frequently-asked-questions#redeem-a-gift"],
  [{ _type: "blogPost", slug: "deaf-culture" }, "/blog/deaf-culture"],
  [{ _type: "sign", slug: "thank-you" }, "/asl/dictionary/thank-you"],
  [{ _type: "freeLesson", level: "asl-level-1", slug: "your-name" }, "/free-lessons/asl-level-1/your-name"],
  [{ _type: "freeLesson", slug: "your-name" }, null],
  [{ _type: "quiz", slug: "where-to-start" }, "/quizzes/where-to-start"],
  [{ _type: "instructor", slug: "elias-amadi" }, "/instructors/elias-amadi"],
  [{ _type: "author", slug: "june-park" }, null],
])("%o has the path %s", (document, path) => {
  expect(documentPath(document)).toBe(path);
});
