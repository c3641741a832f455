import { expect, test } from "vitest";
import { toCdnHeaders } from "./cdn-headers.ts";

test("a page's tags are in one header", () => {
  expect(toCdnHeaders("_N_T_/layout,content:course")).toEqual({
    "cache-tag": "_N_T_/layout,content:course",
  });
});

test("a CDN doesn't keep a page with more tags than it reads", () => {
  const tags = Array.from({ length: 2000 }, (_, index) => `product:${index}`);

  expect(toCdnHeaders(tags.join(","))).toEqual({ "cdn-cache-control": "no-store" });
});
