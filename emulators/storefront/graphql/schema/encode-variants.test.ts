import { decodeEncodedVariant, isOptionValueCombinationInEncodedVariant } from "@shopify/hydrogen-react";
import { expect, test } from "vitest";
import type { Product, Variant } from "#storefront/domain/catalog/product.ts";
import { encodeVariants } from "./encode-variants.ts";

const options = [
  { name: "Size", values: ["Small", "Medium", "Large", "Huge"] },
  { name: "Color", values: ["Red", "Blue", "Green", "Black"] },
  { name: "Material", values: ["Cotton", "Wool"] },
];

// Only what the encoding reads.
const toProduct = (count: number) => ({ options: options.slice(0, count) }) as Product;
// As above.
const toVariant = (path: number[]) =>
  ({
    selectedOptions: path.map((value, index) => ({
      name: options[index]?.name,
      value: options[index]?.values[value],
    })),
  }) as Variant;

test("the example in Shopify's schema is encoded the same", () => {
  const paths = [
    [0, 0, 0],
    [0, 1, 0],
    [0, 1, 1],
    [1, 0, 0],
    [1, 0, 1],
    [1, 1, 1],
    [2, 0, 1],
    [2, 1, 0],
  ];

  const encoded = encodeVariants(toProduct(3), paths.map(toVariant));

  expect(encoded).toBe("v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,");
});

test.each([
  ["v1_0", 1, [[0]]],
  ["v1_0-3", 1, [[0], [1], [2], [3]]],
  ["v1_0 2-3", 1, [[0], [2], [3]]],
  ["v1_0-1 3", 1, [[0], [1], [3]]],
  [
    "v1_0:0-2,1:2,",
    2,
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ],
  ],
  [
    "v1_3:0-1 3,",
    2,
    [
      [3, 0],
      [3, 1],
      [3, 3],
    ],
  ],
  [
    "v1_1:0:1,,3:2:0-1,,",
    3,
    [
      [1, 0, 1],
      [3, 2, 0],
      [3, 2, 1],
    ],
  ],
])("hydrogen-react reads %s, with %i options, as %j", (encoded, count, paths) => {
  const product = toProduct(count);

  expect(encodeVariants(product, paths.toReversed().map(toVariant))).toBe(encoded);
  expect(decodeEncodedVariant(encoded)).toEqual(paths);
});

test("a combination without a variant isn't found", () => {
  const encoded = String(encodeVariants(toProduct(2), [toVariant([0, 1])]));

  expect(isOptionValueCombinationInEncodedVariant([0, 1], encoded)).toBe(true);
  expect(isOptionValueCombinationInEncodedVariant([0, 0], encoded)).toBe(false);
});

test("no variants are null", () => {
  expect(encodeVariants(toProduct(1), [])).toBeNull();
});
