import { expect, test } from "vitest";
import { isCrossSite } from "./cross-site.ts";

const host = "shop.test:3000";

test.each([
  ["our own page", { "sec-fetch-site": "same-origin" }, false],
  ["a typed address", { "sec-fetch-site": "none" }, false],
  ["another site's page", { "sec-fetch-site": "cross-site" }, true],
  ["a page on another host of the same site", { "sec-fetch-site": "same-site" }, true],
  ["a program", {}, false],
  ["our own page in an old browser", { origin: `http://${host}` }, false],
  ["another site's page in an old browser", { origin: "https://elsewhere.test" }, true],
  ["another port's page in an old browser", { origin: "http://shop.test:4000" }, true],
  ["a page without an origin in an old browser", { origin: "null" }, true],
  [
    "our own page behind a proxy",
    { origin: "https://www.shop.test", "x-forwarded-host": "www.shop.test" },
    false,
  ],
])("a request from %s", (_name, headers, expected) => {
  expect(isCrossSite(new Request("http://internal.test", { headers: { host, ...headers } }))).toBe(expected);
});
