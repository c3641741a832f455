import { expect, test } from "vitest";
import { toSignSlug } from "./to-sign-slug.ts";

test.each([
  ["/asl/dictionary/good-bye", "good-bye"],
  ["/asl/dictionary/good-bye/", "good-bye"],
  ["/asl/dictionary/good-bye?from=list#videos", "good-bye"],
  ["/asl/dictionary", null],
  ["/asl/dictionary/letters/g", null],
  ["/asl/dictionary/Good%20bye", null],
  ["//elsewhere.example/asl/dictionary/good-bye", null],
  ["https://elsewhere.example/asl/dictionary/good-bye", null],
  [null, null],
])("a redirect to %s leads to the sign %s", (to, slug) => {
  expect(toSignSlug(to)).toBe(slug);
});
