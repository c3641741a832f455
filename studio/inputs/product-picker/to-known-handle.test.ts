import { expect, test } from "vitest";
import { toKnownHandle } from "./to-known-handle.ts";

const bundle = {
  handle: "complete-course-bundle",
  title: "Complete course bundle",
  productType: "Bundle",
  availableForSale: true,
  isHidden: false,
  image: null,
  prices: { USD: null, CAD: null },
};

test.each([
  ["a product's handle", "complete-course-bundle", [bundle], "complete-course-bundle"],
  ["nothing", "", [bundle], ""],
  ["nothing, before the shop responds,", "", null, ""],
  ["a word that finds products", "bundle", [bundle], null],
  ["a handle that the shop doesn't have", "signing-at-night", [], null],
  ["a handle, before the shop responds,", "complete-course-bundle", null, null],
])(
  "%s that was typed but not chosen becomes the handle only if it's known",
  (_what, typed, products, handle) => {
    expect(toKnownHandle({ typed, products })).toBe(handle);
  },
);
