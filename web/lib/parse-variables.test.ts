import { expect, test } from "vitest";
import { hostedContentSchema, hostedStorefrontSchema, siteSchema } from "./environment-schemas.ts";
import { parseVariables } from "./parse-variables.ts";

const schema = siteSchema.extend({
  ...hostedContentSchema.pick({ SANITY_STUDIO_PROJECT_ID: true, SANITY_STUDIO_DATASET: true }).partial()
    .shape,
  ...hostedStorefrontSchema.pick({ SHOPIFY_STORE_DOMAIN: true }).partial().shape,
});

const noUrls = "URLs that begin with https:// or http://, with commas between them";

test.each([
  ["PEER_URLS", "foo", noUrls],
  ["PEER_URLS", "10.0.0.1:3000", noUrls],
  ["PEER_URLS", "http://10.0.0.1:3000,", noUrls],
  ["PEER_URLS", "foo,bar", noUrls],
  ["SERVER_URL", "10.0.0.1", "a URL that begins with https:// or http://"],
  ["SITE_URL", "https://shop.example/path", "without a path"],
  ["SITE_URL", "https://shop.example/?a=1", "without a path"],
  ["SHOPIFY_STORE_DOMAIN", "https://x.example", "a domain such as your-shop.myshopify.com, without https://"],
  ["SANITY_STUDIO_PROJECT_ID", "ABC 123", "lowercase letters, digits, and dashes"],
  ["SANITY_STUDIO_DATASET", "Production", "lowercase letters, digits, dashes, and underscores"],
])("says once what's wrong with %s=%s", (name, value, complaint) => {
  expect(() => parseVariables(schema, { [name]: value })).toThrow(
    `The site can't start: ${name} isn't valid (${complaint}). .env.example explains each variable.`,
  );
});

test("takes addresses with or without a slash at the end, and with spaces between them", () => {
  const { SITE_URL, PEER_URLS } = parseVariables(schema, {
    SITE_URL: "https://shop.example/",
    PEER_URLS: "http://10.0.0.1:3000, http://10.0.0.2:3000/",
  });

  expect(SITE_URL).toBe("https://shop.example");
  expect(PEER_URLS).toEqual(["http://10.0.0.1:3000", "http://10.0.0.2:3000"]);
});
