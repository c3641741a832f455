import { expect, test } from "vitest";
import { toBundleSavings } from "#features/courses/bundle-savings.ts";
import type { Offer } from "#commerce/offer.ts";

const priced = (usd: string, cad: string): Offer => ({
  kind: "priced",
  variantId: "gid://shopify/ProductVariant/1",
  availableForSale: true,
  prices: { USD: { amount: usd, compareAtAmount: null }, CAD: { amount: cad, compareAtAmount: null } },
});

const level = priced("79.0", "109.0");

test("a bundle saves the total of its parts minus its own price, in each currency", () => {
  const savings = toBundleSavings(priced("142.2", "196.2"), [level, level]);

  expect(savings).toEqual({
    USD: { parts: "158.00", bundle: "142.20", saved: "15.80" },
    CAD: { parts: "218.00", bundle: "196.20", saved: "21.80" },
  });
});

test("cents add up without rounding errors", () => {
  const savings = toBundleSavings(priced("0.25", "0.20"), [priced("0.1", "0.1"), priced("0.2", "0.2")]);

  expect(savings?.USD.saved).toBe("0.05");
  expect(savings?.CAD.saved).toBe("0.10");
});

test.each<[string, Offer, Offer[]]>([
  ["one part has no price", priced("142.2", "196.2"), [level, { kind: "unavailable" }]],
  ["the bundle has no price", { kind: "unavailable" }, [level, level]],
  ["the parts cost the same", priced("158.0", "218.0"), [level, level]],
  ["the parts cost less in one currency", priced("142.2", "230.0"), [level, level]],
  ["its contents are unknown", priced("142.2", "196.2"), []],
])("no savings are shown when %s", (_case, bundle, parts) => {
  expect(toBundleSavings(bundle, parts)).toBeNull();
});
