import { expect, test } from "vitest";
import { isExternal, toSafeHref } from "#ui/safe-href.ts";

test.each([
  ["/courses#Kids"],
  ["#top"],
  ["https://example.com"],
  ["mailto:hello@example.com"],
  ["tel:+15550100"],
])("keeps %s as a link", (href) => {
  expect(toSafeHref(href)).toBe(href);
});

test.each([
  ["javascript:alert(1)"],
  [" JavaScript:alert(1)"],
  ["data:text/html,x"],
  [""],
  [null],
  [undefined],
])("refuses %s as a link", (href) => {
  expect(toSafeHref(href)).toBeNull();
});

test.each([
  ["https://example.com", true],
  ["//example.com", true],
  ["/\\example.com", true],
  ["/courses", false],
  ["mailto:hello@example.com", false],
])("knows whether %s leaves the site", (href, external) => {
  expect(isExternal(href)).toBe(external);
});
