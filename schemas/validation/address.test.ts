import { describe, expect, test } from "vitest";
import { isLinkAddress, isPath, isPathOrSecureAddress, isWebAddress, toOwnPath } from "./address.ts";

describe("a link", () => {
  test.each([
    ["/courses"],
    ["/courses#Kids"],
    ["/search?q=sign"],
    ["#top"],
    ["https://example.com/a b".replace(" ", "%20")],
    ["http://example.com"],
    ["mailto:hello@handshape.test"],
    ["tel:+15550100"],
  ])("is allowed: %s", (address) => {
    expect(isLinkAddress(address)).toBe(true);
  });

  test.each([
    ["javascript:alert(1)"],
    ["JaVaScRiPt:alert(1)"],
    ["java\nscript:alert(1)"],
    ["\u0001javascript:alert(1)"],
    ["data:text/html,x"],
    ["vbscript:x"],
    ["file:///etc/passwd"],
    ["ftp://example.com"],
    ["//example.com"],
    ["/\\example.com"],
    ["courses"],
    ["www.example.com"],
    ["https://user:secret@example.com"],
    ["https://example.com/a b"],
    [""],
  ])("is not allowed: %j", (address) => {
    expect(isLinkAddress(address)).toBe(false);
  });
});

test.each([
  ["https://example.com", true],
  ["http://example.com", true],
  ["mailto:hello@handshape.test", false],
  ["/courses", false],
])("%s is a full URL: %s", (address, expected) => {
  expect(isWebAddress(address)).toBe(expected);
});

test.each([
  ["/courses", true],
  ["/courses?level=1#Kids", true],
  ["https://example.com", true],
  ["http://example.com", false],
  ["//example.com", false],
  ["courses", false],
])("%s is one of our pages or a secure URL: %s", (address, expected) => {
  expect(isPathOrSecureAddress(address)).toBe(expected);
});

test.each([
  ["/", true],
  ["/about-us", true],
  ["/free-lessons/asl-level-1", true],
  ["/About", false],
  ["/about/", false],
  ["/a//b", false],
  ["about", false],
  ["/about?x=1", false],
])("%s is a path on this site: %s", (path, expected) => {
  expect(isPath(path)).toBe(expected);
});

test.each([
  ["https://shop.example/gifts?discount=TEN#top", "/gifts?discount=TEN#top"],
  ["https://shop.example", "/"],
  ["https://other.example/gifts", null],
  ["/gifts", null],
  ["mailto:hello@shop.example", null],
])("the page that %s opens on https://shop.example is %s", (address, path) => {
  expect(toOwnPath(address, "https://shop.example")).toBe(path);
});
