import { expect, test } from "vitest";
import { openValue, sealValue } from "./signed-value.ts";

const signing = { purpose: "order", key: "a-key" };
const sealed = sealValue({ order: "1001" }, signing);

test("a sealed value opens with the same purpose and key", () => {
  expect(openValue(sealed, signing)).toEqual({ order: "1001" });
});

test.each([
  ["another purpose", sealed, { ...signing, purpose: "quote" }],
  ["another key", sealed, { ...signing, key: "another-key" }],
  ["another payload", `x${sealed}`, signing],
  ["no signature", "eyJvcmRlciI6IjEwMDEifQ", signing],
  ["text after the signature", `${sealed}.">`, signing],
  ["a dot after the signature", `${sealed}.`, signing],
])("with %s, it doesn't open", (_what, value, given) => {
  expect(openValue(value, given)).toBeUndefined();
});
