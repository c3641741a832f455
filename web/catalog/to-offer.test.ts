import { expect, test } from "vitest";
import { toOffer } from "./to-offer.ts";

type Product = Parameters<typeof toOffer>[0];

const toVariant = (title: string, amount: string, availableForSale = true): Product["variants"][number] => ({
  id: `gid://shopify/ProductVariant/${title}`,
  title,
  availableForSale,
  price: { USD: { amount, compareAtAmount: null }, CAD: { amount, compareAtAmount: null } },
});

test("a course costs as much as its “online course” variant, wherever that is in the list", () => {
  const variants = [toVariant("gift course", "99.0"), toVariant("online course", "79.0")];

  const offer = toOffer({ availableForSale: true, variants });

  expect(offer).toMatchObject({
    kind: "priced",
    variantId: "gid://shopify/ProductVariant/online course",
    prices: { USD: { amount: "79.0" } },
    gift: { variantId: "gid://shopify/ProductVariant/gift course", prices: { USD: { amount: "99.0" } } },
  });
});

test("a course whose gift variant is sold out can't be given", () => {
  const variants = [toVariant("online course", "79.0"), toVariant("gift course", "99.0", false)];

  expect(toOffer({ availableForSale: true, variants })).not.toHaveProperty("gift");
});

test("a product with other variant names costs as much as its first variant", () => {
  const offer = toOffer({ availableForSale: true, variants: [toVariant("Default Title", "22.99")] });

  expect(offer).toMatchObject({ kind: "priced", prices: { CAD: { amount: "22.99" } } });
});

test.each([
  [true, false],
  [false, true],
])("availability when the product is for sale: %s, and the variant: %s", (product, variant) => {
  const offer = toOffer({
    availableForSale: product,
    variants: [toVariant("online course", "79.0", variant)],
  });

  expect(offer).toMatchObject({ kind: "priced", availableForSale: false });
});

test("a product without variants has no price", () => {
  expect(toOffer({ availableForSale: true, variants: [] })).toEqual({ kind: "unavailable" });
});
