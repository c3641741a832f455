import { expect, test } from "vitest";
import { addArrayKeys } from "./array-keys.ts";

test("objects in arrays get keys at any depth, and nothing else changes", () => {
  let count = 0;
  const value = { list: [{ name: "a", parts: [{ _key: "mine" }, {}] }, "text", ["nested"], null], size: 3 };

  const result = addArrayKeys(value, () => `k${++count}`);

  expect(result).toEqual({
    list: [{ name: "a", parts: [{ _key: "mine" }, { _key: "k1" }], _key: "k2" }, "text", ["nested"], null],
    size: 3,
  });
  expect(value.list[0]).not.toHaveProperty("_key");
});
