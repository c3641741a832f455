import { expect, test } from "vitest";
import { signValue, verifyValue } from "./signed-value.ts";

const signing = { purpose: "order", key: "a-key" };
const signed = signValue({ order: "1001" }, signing);

test("a signed value is valid with the same purpose and key", () => {
  expect(verifyValue(signed, signing)).toEqual({ order: "1001" });
});

test.each([
  ["another purpose", signed, { ...signing, purpose: "quote" }],
  ["another key", signed, { ...signing, key: "another-key" }],
  ["another payload", `x${signed}`, signing],
  ["no signature", "eyJvcmRlciI6IjEwMDEifQ", signing],
  ["text after the signature", `${signed}.">`, signing],
  ["a dot after the signature", `${signed}.`, signing],
])("with %s, it isn't valid", (_what, value, given) => {
  expect(verifyValue(value, given)).toBeUndefined();
});
