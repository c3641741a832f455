import { expect, test } from "vitest";
import { toLocalPath } from "./local-path.ts";

test.each([["/courses#Kids"], ["/courses/level-1a?from=home"]])("keeps the path %s", (path) => {
  expect(toLocalPath(path)).toBe(path);
});

test.each([
  ["https://elsewhere.example/"],
  ["//elsewhere.example/"],
  ["/\\elsewhere.example"],
  ["@elsewhere.example/"],
  ["javascript:alert(1)"],
  [null],
])("redirects to the home page instead of %s", (value) => {
  expect(toLocalPath(value)).toBe("/");
});
