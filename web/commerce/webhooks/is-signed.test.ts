import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSigned } from "./is-signed.ts";

const body = Buffer.from('{ "title": "Signé" }');
const sign = (secret: string) => createHmac("sha256", secret).update(body).digest("base64");

test("takes the signature of the very bytes", () => {
  expect(isSigned({ body, signature: sign("secret"), secret: "secret" })).toBe(true);
});

test.each([
  ["another secret's", sign("another")],
  ["one cut short", sign("secret").slice(0, 20)],
  ["an empty one", ""],
  ["none", null],
  ["no base64", "§§§"],
])("refuses %s", (_what, signature) => {
  expect(isSigned({ body, signature, secret: "secret" })).toBe(false);
});

test("refuses a body of which one byte is another", () => {
  const changed = Buffer.from(String(body).replace("Sign", "sign"));

  expect(isSigned({ body: changed, signature: sign("secret"), secret: "secret" })).toBe(false);
});
