import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isSecretPath, secretPathStarts } from "./secret-paths.ts";

test.each([
  ["/orders/8c1f", true],
  ["/wallet/purchases/W-7K3M9Q2D", true],
  ["/orders", false],
  ["/requests/classroom-pricing", false],
  ["/books/orders/8c1f", false],
])("%s holds a secret: %s", (path, isSecret) => {
  expect(isSecretPath(path)).toBe(isSecret);
});

test("nginx keeps the same paths out of its log", () => {
  const config = readFileSync(new URL("../../docs/deploy/nginx.conf", import.meta.url), "utf8");

  expect(config).toContain(`$logged_uri {\n    ~^(/(${secretPathStarts.join("|")})/) `);
});
