import { expect, test } from "vitest";
import { findUnheld, renderOperations } from "./render-operations.ts";

const held = {
  kind: "query",
  field: "shop",
  isEmulated: true,
  test: ["shop.test.ts", "the shop tells"],
} as const;
const refused = { kind: "mutation", field: "customerCreate", isEmulated: false, test: null } as const;

test("an operation is a row with its test, or one of those refused", () => {
  expect(renderOperations([held, refused]).split("\n").slice(2)).toEqual([
    "| query | `shop` | shop.test.ts: the shop tells |",
    "",
    "Refused by name: `customerCreate`.",
  ]);
});

test("what is emulated has a test, and what has a test is emulated", () => {
  expect(findUnheld([held, refused, { ...held, test: null }, { ...refused, test: held.test }])).toEqual([
    "The query shop is emulated, and emulators/storefront/operations.ts names no test that drives it.",
    "The mutation customerCreate has a test in emulators/storefront/operations.ts, and is not emulated.",
  ]);
});
