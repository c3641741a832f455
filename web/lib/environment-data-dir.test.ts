import { resolve } from "node:path";
import { expect, test } from "vitest";
import { toDataDir } from "./environment-data-dir.ts";
import { parseEnvironment } from "./environment.ts";

test.each([[undefined], [".data"], ["data/shop"]])(
  "a hosted site's server doesn't start with %j as its data's folder",
  (dataDir) => {
    expect(() => toDataDir({ dataDir, isHosted: true, hasServer: true })).toThrow(
      "DATA_DIR must be the full path of a folder that survives deployments",
    );
  },
);

test("a hosted site's server keeps its data in a full path", () => {
  expect(toDataDir({ dataDir: "/var/lib/shop", isHosted: true, hasServer: true })).toBe("/var/lib/shop");
});

test.each([
  { isHosted: false, hasServer: true },
  { isHosted: true, hasServer: false },
])("data is in .data by default: %j", (site) => {
  expect(toDataDir({ dataDir: undefined, ...site })).toBe(resolve(".data"));
});

test("a site is hosted once one of its backends is", () => {
  const variables = {
    SITE_URL: "https://shop.example",
    SERVER_URL: "http://10.0.0.1:3000",
    CONTENT_LAKE_URL: "http://127.0.0.1:3001",
    CONTENT_LAKE_READ_TOKEN: "token",
    CONTENT_LAKE_WRITE_TOKEN: "token",
    CONTENT_WEBHOOK_SECRET: "secret",
    SHOPIFY_STORE_DOMAIN: "shop.myshopify.com",
    SHOPIFY_STOREFRONT_ACCESS_TOKEN: "token",
    SHOPIFY_WEBHOOK_SECRET: "secret",
    MAIL_SERVER_URL: "smtp://127.0.0.1:3004",
    TELEMETRY_URL: "http://127.0.0.1:3006",
  };

  expect(() => parseEnvironment(variables)).toThrow("DATA_DIR must be");
  expect(parseEnvironment({ ...variables, DATA_DIR: "/var/lib/shop" }).dataDir).toBe("/var/lib/shop");
});
