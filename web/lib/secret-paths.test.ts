import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isSecretFragment, isSecretPath, secretPathPrefixes } from "./secret-paths.ts";

test.each([
  ["/orders/8c1f", true],
  ["/wallet/purchases/W-7K3M9Q2D", true],
  ["/orders", false],
  ["/requests/classroom-pricing", false],
  ["/books/orders/8c1f", false],
])("%s holds a secret: %s", (path, isSecret) => {
  expect(isSecretPath(path)).toBe(isSecret);
});

test.each([
  ["#code=7K3M-9Q2D-4XWZ", true],
  ["#code", false],
  ["#pricing", false],
  ["", false],
])("the fragment %j holds a secret: %s", (fragment, isSecret) => {
  expect(isSecretFragment(fragment)).toBe(isSecret);
});

test("nginx keeps the same paths out of its log", () => {
  const config = readFileSync(new URL("../../docs/deploy/nginx.conf", import.meta.url), "utf8");

  expect(config).toContain(`$logged_uri {\n    ~^(/(${secretPathPrefixes.join("|")})/) `);
});
