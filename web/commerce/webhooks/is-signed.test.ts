import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSigned } from "./is-signed.ts";

const body = Buffer.from('{ "title": "Signé" }');
const sign = (secret: string) => createHmac("sha256", secret).update(body).digest("base64");

test("accepts the signature of the exact bytes", () => {
  expect(isSigned({ body, signature: sign("secret"), secret: "secret" })).toBe(true);
});

test.each([
  ["another secret's signature", sign("another")],
  ["a truncated signature", sign("secret").slice(0, 20)],
  ["an empty signature", ""],
  ["none", null],
  ["invalid base64", "§§§"],
])("refuses %s", (_what, signature) => {
  expect(isSigned({ body, signature, secret: "secret" })).toBe(false);
});

test("rejects a body with one byte changed", () => {
  const changed = Buffer.from(String(body).replace("Sign", "sign"));

  expect(isSigned({ body: changed, signature: sign("secret"), secret: "secret" })).toBe(false);
});
