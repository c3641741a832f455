import { expect, test } from "vitest";
import { readApiVersion, withoutVersion } from "./api-version.ts";

test.each([
  ["/v1/users/me", "1", "/users/me"],
  ["/v2026-06-01/data/query/production", "2026-06-01", "/data/query/production"],
  ["//v2024-01-29/data/export/production", "2024-01-29", "/data/export/production"],
  ["/vX/users/me", "X", "/users/me"],
  ["/images/embedded/production/a.png", "1", "/images/embedded/production/a.png"],
  ["/v2/users/me", "1", "/v2/users/me"],
])("%s has API version %s and path %s", (pathname, version, path) => {
  expect(readApiVersion(pathname)).toBe(version);
  expect(withoutVersion(pathname)).toBe(path);
});
