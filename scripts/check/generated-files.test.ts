import { expect, test } from "vitest";
import { listChanges } from "./generated-files.ts";

test("accepts identical files", () => {
  expect(listChanges(new Map([["a", "1"]]), new Map([["a", "1"]]))).toEqual([]);
});

test.each([
  ["changed", { a: "1" }, { a: "2" }],
  ["new", {}, { a: "1" }],
  ["gone", { a: "1" }, {}],
])("reports a file that is %s", (_, before, after) => {
  expect(listChanges(new Map(Object.entries(before)), new Map(Object.entries(after)))).toEqual(["a"]);
});
