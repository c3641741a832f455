import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commerceSeed } from "#seed/commerce/commerce-seed.ts";
import { type Cart, createEmptyCart } from "#storefront/domain/cart/cart.ts";
import type { PricingServices } from "#storefront/domain/cart/price-cart.ts";
import { type OpenShop, openShop } from "#storefront/open-shop.ts";
import { countries } from "#storefront/domain/regions/countries.ts";
import { type Destination, computeTotals, toAmountDue } from "./checkout-totals.ts";

const now = () => new Date("2026-11-21T12:00:00Z");
let dataDir: string;
let shop: OpenShop;
let services: PricingServices;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "totals-"));
  shop = openShop({
    dataDir,
    credentials: { storefront: { accessToken: "a", adminToken: "b", webhookSecret: "c" } },
    seed: commerceSeed,
    publicUrl: undefined,
    webhookUrl: null,
    lagMs: 0,
    retryDelaysMs: [],
    now,
    newId: () => "id",
  });
  services = { ...shop.services, now };
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true });
});

/** The remainder picks the item, so that every seed is another cart. */
const pick = <Item>(items: readonly Item[], seed: number): Item[] =>
  items.slice(seed % items.length, (seed % items.length) + 1);

const codes = ["WELCOME10", "SAVE20", "BUY2GET1", "BOOK3", "KIDS12", "CANADA15", "ONCE5", "FREESHIP", "NOPE"];

function createCart(seed: number): Cart {
  const all = commerceSeed.products.flatMap(({ variants }) => variants);
  const lines = Array.from({ length: 1 + (seed % 6) }, (_, index) =>
    pick(all, seed * 7 + index * 13).map(({ id }) => ({
      id: `line-${index}`,
      merchandiseId: id,
      quantity: (seed * 5 + index * 3) % 4,
      attributes: [],
    })),
  ).flat();
  return {
    ...createEmptyCart({ token: "token", key: "key" }, now()),
    lines,
    discountCodes: [...new Set([...pick(codes, seed), ...pick(codes, seed * 4 + 1)])],
    giftCards: seed % 3 === 0 ? [{ id: "card", code: "GIFTCAD150" }] : [],
  };
}

function toDestination(seed: number): Destination {
  const [{ code, regions } = countries.US] = pick(Object.values(countries), seed);
  const [region = null] = pick(regions, seed * 11);
  return { country: code, region, email: null, shipping: seed % 2 === 0 ? "express" : "" };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const sumOf = (items: readonly { amount: number }[]) => sum(items.map(({ amount }) => amount));

test.each(Array.from({ length: 300 }, (_, seed) => seed))(
  "the totals of cart %i add up to the cent",
  (seed) => {
    const totals = computeTotals(createCart(seed), toDestination(seed), services);

    const { lines, shipping, giftCards } = totals;
    const lineTotals = lines.map(({ each, quantity, discounts }) => each * quantity - sumOf(discounts));
    const ways = [shipping].filter((way) => way !== null);
    const delivery = sum(ways.map(({ price, discounts }) => price - sumOf(discounts)));
    const taxes = [...lines, ...ways].flatMap((item) => item.taxes);
    expect(lines.map(({ total }) => total)).toEqual(lineTotals);
    expect(totals.subtotal).toBe(sum(lineTotals));
    expect(totals.tax).toBe(sumOf(taxes));
    expect(totals.total).toBe(sum([...lineTotals, delivery, totals.tax]));
    expect(toAmountDue(totals)).toBe(totals.total - sumOf(giftCards));
    expect(Math.min(toAmountDue(totals), delivery, ...lineTotals)).toBeGreaterThanOrEqual(0);
    expect([...lineTotals, totals.tax, totals.total].every(Number.isSafeInteger)).toBe(true);
    expect(totals.needsDelivery).toBe(shipping !== null);
  },
);
