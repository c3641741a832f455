import { expect, test } from "vitest";
import { parseCdn } from "./external-services.ts";

test("a CDN needs both an address and a token", () => {
  const purgeUrl = "https://api.cloudflare.com/client/v4/zones/1/purge_cache";

  expect(parseCdn({})).toBeNull();
  expect(parseCdn({ CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: "token" })).toEqual({
    purgeUrl,
    token: "token",
  });
  expect(() => parseCdn({ CDN_PURGE_URL: purgeUrl })).toThrow("CDN_PURGE_TOKEN is missing");
});
