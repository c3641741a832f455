import { decodeEncodedVariant, getProductOptions } from "@shopify/hydrogen-react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variedSeed } from "../../support/varied-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: variedSeed });
});
afterAll(() => storefront.stop());

async function readPoster(selection: string, version = "2026-04") {
  const { body } = await storefront.ask(
    `{ product(handle: "alphabet-poster") { ${selection} } }`,
    {},
    { version },
  );
  expect(body.errors).toBeUndefined();
  return body.data.product;
}

test("existing and available combinations are encoded for hydrogen-react", async () => {
  const { encodedVariantExistence, encodedVariantAvailability } = await readPoster(
    "encodedVariantExistence encodedVariantAvailability",
  );

  expect(decodeEncodedVariant(encodedVariantExistence)).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
  ]);
  expect(decodeEncodedVariant(encodedVariantAvailability)).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

test("hydrogen-react's product options know what exists, what's available and what's selected", async () => {
  const variant = "title availableForSale selectedOptions { name value } product { handle }";
  const product = await readPoster(`
    handle encodedVariantExistence encodedVariantAvailability
    options { name optionValues { name firstSelectableVariant { ${variant} } } }
    selectedOrFirstAvailableVariant(selectedOptions: [{ name: "Size", value: "large" }, { name: "Color", value: "Plum" }]) { ${variant} }
    adjacentVariants(selectedOptions: [{ name: "Size", value: "large" }, { name: "Color", value: "Plum" }]) { ${variant} }
  `);

  const options = getProductOptions(product);

  const summary = options.map(({ name, optionValues }) => [
    name,
    optionValues.map((value) => [value.name, value.exists, value.available, value.selected]),
  ]);
  expect(summary).toEqual([
    [
      "Size",
      [
        ["small", true, true, false],
        ["large", true, true, true],
      ],
    ],
    [
      "Color",
      [
        ["Sea Green", false, false, false],
        ["Plum", true, true, true],
      ],
    ],
  ]);
});

describe("a variant is selected by options", () => {
  test.each([
    [
      'selectedOptions: [{ name: "Size", value: "small" }, { name: "Color", value: "Sea Green" }]',
      "small / Sea Green",
    ],
    [
      'selectedOptions: [{ name: "Size", value: "large" }, { name: "Color", value: "Sea Green" }]',
      "small / Plum",
    ],
    [
      'selectedOptions: [{ name: "size", value: "LARGE" }, { name: "color", value: "plum" }], caseInsensitiveMatch: true',
      "large / Plum",
    ],
    [
      'selectedOptions: [{ name: "Size", value: "large" }, { name: "Color", value: "Plum" }, { name: "gclid", value: "1" }]',
      "large / Plum",
    ],
    ["caseInsensitiveMatch: false", "small / Plum"],
  ])("or falls back to the first available one: %s", async (args, title) => {
    const product = await readPoster(`selectedOrFirstAvailableVariant(${args}) { title }`);

    expect(product.selectedOrFirstAvailableVariant).toEqual({ title });
  });

  test.each([
    [
      'selectedOptions: [{ name: "Size", value: "large" }, { name: "Color", value: "Plum" }, { name: "gclid", value: "1" }]',
      null,
    ],
    [
      'ignoreUnknownOptions: true, selectedOptions: [{ name: "Size", value: "large" }, { name: "Color", value: "Plum" }, { name: "gclid", value: "1" }]',
      { title: "large / Plum" },
    ],
    ['selectedOptions: [{ name: "Size", value: "large" }]', null],
  ])("or is null: %s", async (args, variant) => {
    const product = await readPoster(`variantBySelectedOptions(${args}) { title }`);

    expect(product.variantBySelectedOptions).toEqual(variant);
  });

  test.each([
    [
      'selectedOptions: [{ name: "Size", value: "small" }, { name: "Color", value: "Plum" }]',
      ["small / Sea Green", "large / Plum"],
    ],
    ["caseInsensitiveMatch: false", ["small / Sea Green", "large / Plum"]],
    [
      'selectedOptions: [{ name: "Size", value: "large" }, { name: "Color", value: "Sea Green" }]',
      ["small / Sea Green", "large / Plum"],
    ],
  ])("and has neighbors that differ in one option: %s", async (args, titles) => {
    const product = await readPoster(`adjacentVariants(${args}) { title }`);

    expect(product.adjacentVariants.map(({ title }: { title: string }) => title)).toEqual(titles);
  });
});

test.each([
  ["POSITION", ["8", "7", "6"]],
  ["ID", ["8", "7", "6"]],
  ["SKU", ["6", "7", "8"]],
  ["TITLE", ["6", "7", "8"]],
  ["RELEVANCE", ["8", "7", "6"]],
])("variants are sorted by %s", async (sortKey, numbers) => {
  const { variants } = await readPoster(`variants(first: 3, sortKey: ${sortKey}) { nodes { sku } }`);

  expect(variants.nodes).toEqual(numbers.map((number) => ({ sku: `POSTER-${number}` })));
});
