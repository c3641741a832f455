import { expect, test } from "vitest";
import { toLocalPath, toReturnPath } from "./local-path.ts";

test.each([["/courses#Kids"], ["/courses/level-1a?from=home"]])("keeps the path %s", (path) => {
  expect(toLocalPath(path)).toBe(path);
});

test.each([
  ["https://elsewhere.example/"],
  ["//elsewhere.example/"],
  ["/\\elsewhere.example"],
  ["/.//elsewhere.example"],
  ["/courses/..//elsewhere.example"],
  ["/%2e//elsewhere.example"],
  ["@elsewhere.example/"],
  ["javascript:alert(1)"],
  [null],
])("redirects to the home page instead of %s", (value) => {
  expect(toLocalPath(value)).toBe("/");
});

test.each([
  [{ referer: "https://shop.example/courses?sort=level#Kids" }, "/courses?sort=level"],
  [{ referer: "https://evil.example//evil.example" }, "/"],
  [{ referer: "nothing" }, "/"],
  [{}, "/"],
])("a form with the headers %j returns to %j", (headers, path) => {
  expect(toReturnPath(new Headers(headers))).toBe(path);
});
