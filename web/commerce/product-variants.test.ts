import { describe, expect, test } from "vitest";
import {
  findDefaultVariant,
  findLowestPrice,
  findNamedVariant,
  findVariant,
  toOptionChoices,
  type Variant,
  variantPath,
} from "./product-variants.ts";

const toVariant = (number: number, values: string[], cents: number, availableForSale = true): Variant => ({
  id: `gid://shopify/ProductVariant/${number}`,
  title: values.join(" / "),
  sku: `POSTER-${number}`,
  availableForSale,
  stock: null,
  prices: {
    USD: { amount: (cents / 100).toFixed(2), compareAtAmount: null },
    CAD: { amount: "20.0", compareAtAmount: null },
  },
  values,
  image: null,
});

const smallGreen = toVariant(1, ["small", "green"], 900, false);
const smallPlum = toVariant(2, ["small", "plum"], 1_450);
const largePlum = toVariant(3, ["large", "plum"], 1_250);
const variants = [smallGreen, smallPlum, largePlum];
const poster = {
  options: [
    { name: "Size", values: ["small", "large"] },
    { name: "Color", values: ["green", "plum"] },
  ],
  variants,
};

describe("the variant that is shown", () => {
  test("is the first that can be bought, or else the first", () => {
    expect(findDefaultVariant(variants)).toBe(smallPlum);
    expect(findDefaultVariant([smallGreen])).toBe(smallGreen);
    expect(findDefaultVariant([])).toBeUndefined();
  });

  test("has all the values that were chosen, or is none", () => {
    expect(findVariant(variants, ["large", "plum"])).toBe(largePlum);
    expect(findVariant(variants, ["large", "green"])).toBeNull();
  });

  test.each([
    ["?variant=1", smallGreen],
    ["?discount=WELCOME10&variant=3", largePlum],
    ["?variant=99", null],
    ["?variant=", null],
    ["", null],
  ])("is the one that the address %o names, a sold-out one too", (search, variant) => {
    expect(findNamedVariant(variants, search)).toBe(variant);
  });

  test("is named in an address as Shopify's are", () => {
    expect(variantPath("/books/poster", largePlum.id)).toBe("/books/poster?variant=3");
  });
});

test("each value of an option shows the variant it would select", () => {
  expect(toOptionChoices(poster, 0, ["small", "green"])).toEqual([
    { value: "small", isChosen: true, variant: smallGreen },
    { value: "large", isChosen: false, variant: null },
  ]);
  expect(toOptionChoices(poster, 1, ["small", "green"])).toEqual([
    { value: "green", isChosen: true, variant: smallGreen },
    { value: "plum", isChosen: false, variant: smallPlum },
  ]);
});

describe("the lowest price", () => {
  test("is that of a variant that can be bought, wherever it stands", () => {
    expect(findLowestPrice(variants, "USD")?.amount).toBe("12.50");
  });

  test("is found for a sold-out product, too", () => {
    const soldOut = variants.map((variant) => ({ ...variant, availableForSale: false }));

    expect(findLowestPrice(soldOut, "USD")?.amount).toBe("9.00");
  });

  test("is none where all cost the same, in that currency", () => {
    expect(findLowestPrice(variants, "CAD")).toBeNull();
    expect(findLowestPrice([], "USD")).toBeNull();
  });
});
