import { linkOwnPages } from "@shop/studio/paste/link-own-pages.ts";
import { beforeAll, expect, test } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
});

test.each([
  ["https://shop.example/books?for=kids#top", "/books?for=kids#top"],
  ["https://shop.example", "/"],
  ["https://other.example/books", "https://other.example/books"],
  ["/books", "/books"],
])("a pasted link to %s leads to %s", (href, expected) => {
  expect(linkOwnPages(`<p><a href="${href}">Books</a></p>`, "https://shop.example")).toContain(
    `<body><p><a href="${expected}">Books</a></p></body>`,
  );
});
