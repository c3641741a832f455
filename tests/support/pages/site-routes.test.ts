import { expect, test } from "vitest";
import { readSiteRoutes } from "./site-routes.ts";

test.each([
  ["/books", "/books"],
  ["/books/only/kids/ours", "/books/only/[...choices]"],
  ["/books/eyebrows-up", "/books/[handle]"],
  ["/free-lessons/asl-level-1", "/[[...path]]"],
  ["/free-lessons/asl-level-1/say-hello", "/free-lessons/[level]/[slug]"],
  ["/", "/[[...path]]"],
])("%s is rendered by %s", (path, name) => {
  expect(readSiteRoutes().find(({ matches }) => matches(path))?.name).toBe(name);
});
