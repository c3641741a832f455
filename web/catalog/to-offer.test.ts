import { describe, expect, test } from "vitest";
import { toOffer } from "./to-offer.ts";

type Product = Parameters<typeof toOffer>[0];

const toVariant = (title: string, amount: string, availableForSale = true): Product["variants"][number] => ({
  id: `gid://shopify/ProductVariant/${title}`,
  title,
  sku: `SKU ${title}`,
  availableForSale,
  prices: { USD: { amount, compareAtAmount: null }, CAD: { amount: "40.0", compareAtAmount: null } },
});

const product = { id: "gid://shopify/Product/1", title: "Level 1A" } as const;

test("a course costs as much as its “online course” variant, wherever that is in the list", () => {
  const variants = [toVariant("gift course", "99.0"), toVariant("online course", "79.0")];

  const offer = toOffer({ ...product, availableForSale: true, productType: "Course", variants });

  expect(offer).toMatchObject({
    kind: "priced",
    variantId: "gid://shopify/ProductVariant/online course",
    prices: { USD: { amount: "79.0" } },
    gift: { variantId: "gid://shopify/ProductVariant/gift course", prices: { USD: { amount: "99.0" } } },
  });
});

test("a course whose gift variant is sold out can't be given", () => {
  const variants = [toVariant("online course", "79.0"), toVariant("gift course", "99.0", false)];

  expect(toOffer({ ...product, availableForSale: true, productType: "Course", variants })).not.toHaveProperty(
    "gift",
  );
});

test("a course with other variant names costs as much as its first variant", () => {
  const offer = toOffer({
    ...product,
    availableForSale: true,
    productType: "Course",
    variants: [toVariant("Default Title", "22.99"), toVariant("in a box", "19.99")],
  });

  expect(offer).toMatchObject({ kind: "priced", prices: { USD: { amount: "22.99" } } });
  expect(offer).not.toHaveProperty("lowest");
});

test.each([
  [true, false],
  [false, true],
])("availability when the product is for sale: %s, and the variant: %s", (isForSale, variant) => {
  const offer = toOffer({
    ...product,
    availableForSale: isForSale,
    productType: "Course",
    variants: [toVariant("online course", "79.0", variant)],
  });

  expect(offer).toMatchObject({ kind: "priced", availableForSale: false });
});

test("a product without variants has no price", () => {
  expect(toOffer({ ...product, availableForSale: true, productType: "Book", variants: [] })).toEqual({
    kind: "unavailable",
  });
});

describe("a book of several variants", () => {
  const [spiral, large] = [toVariant("Spiral bound", "22.99"), toVariant("Large print", "19.99")];
  const hardcover = toVariant("Hardcover", "9.99", false);
  const toBookOffer = (variants: Product["variants"]) =>
    toOffer({
      ...product,
      availableForSale: variants.some((v) => v.availableForSale),
      productType: "Book",
      variants,
    });

  test("shows the lowest available price, in each currency where prices differ", () => {
    expect(toBookOffer([spiral, large, hardcover])).toEqual({
      kind: "priced",
      variantId: spiral.id,
      availableForSale: true,
      prices: spiral.prices,
      item: { productId: product.id, name: "Level 1A", category: "Book", sku: "SKU Spiral bound" },
      lowest: { USD: { amount: "19.99", compareAtAmount: null } },
    });
  });

  test("has one price where they all cost the same", () => {
    expect(toBookOffer([spiral, spiral])).not.toHaveProperty("lowest");
  });

  test("is bought as the first that can be, where none is chosen", () => {
    expect(toBookOffer([hardcover, large])).toMatchObject({ variantId: large.id, availableForSale: true });
  });

  test("is sold out when all of them are", () => {
    expect(toBookOffer([hardcover])).toMatchObject({ kind: "priced", availableForSale: false });
  });
});
