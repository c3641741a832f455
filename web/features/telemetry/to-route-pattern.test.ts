import { expect, test } from "vitest";
import { toRoutePattern } from "#features/telemetry/to-route-pattern.ts";

test.each([
  ["/", {}, "/"],
  ["/cart", {}, "/cart"],
  ["/courses/level-1a", { slug: "level-1a" }, "/courses/[slug]"],
  ["/blog/blog", { slug: "blog" }, "/blog/[slug]"],
  [
    "/free-lessons/asl-level-1/colors",
    { level: "asl-level-1", slug: "colors" },
    "/free-lessons/[level]/[slug]",
  ],
  ["/about/us", { path: ["about", "us"] }, "/[...path]"],
  ["/books/only/format/spiral", { choices: ["format", "spiral"] }, "/books/only/[...choices]"],
  ["/blog/tags/deaf%20culture", { tag: "deaf culture" }, "/blog/tags/[tag]"],
  ["/blog/tags/deaf%20culture", { tag: "deaf%20culture" }, "/blog/tags/[tag]"],
  ["/", { path: undefined }, "/"],
])("%s with %j is a page of %s", (pathname, params, pattern) => {
  expect(toRoutePattern(pathname, params)).toBe(pattern);
});
