import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { courseProducts } from "#seed/commerce/course-products.ts";
import { courseCollections } from "#seed/commerce/collections.ts";
import { openDatabase } from "#storefront/domain/database.ts";
import { createCatalog } from "#storefront/domain/catalog/catalog.ts";
import type { Discount, DiscountValue, Entitled } from "#storefront/domain/discounts/discount.ts";
import { createDiscounts } from "#storefront/domain/discounts/discount-store.ts";
import { createOrders } from "#storefront/domain/orders/orders.ts";
import { type Cart, createEmptyCart } from "./cart.ts";
import { createGiftCards } from "./gift-card-store.ts";
import { type PricedCart, type PricingServices, priceCart } from "./price-cart.ts";
import { createDiscount } from "../../../../tests/support/discounts.ts";
import { createRandom } from "../../../../tests/support/seeded-random.ts";

const now = () => new Date("2026-11-01T12:00:00Z");
const dataDir = mkdtempSync(join(tmpdir(), "price-cart-"));
let database: ReturnType<typeof openDatabase>;
let services: PricingServices;

beforeAll(() => {
  database = openDatabase(dataDir);
  const seed = { products: courseProducts, collections: courseCollections };
  services = {
    catalog: createCatalog({ database, seed, now, onChange: (_change, show) => show() }),
    discounts: createDiscounts(database, randomDiscounts),
    giftCards: createGiftCards(database, [], now),
    orders: createOrders(database),
    now,
  };
});
afterAll(() => {
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const handles = courseProducts.map(({ handle }) => handle);

const randomDiscounts: Discount[] = Array.from({ length: 60 }, (_discount, index) => {
  const random = createRandom(index * 7_919 + 1);
  const toItems = (): Entitled => {
    const some: Entitled[] = [
      { kind: "all" },
      { kind: "products", handles: handles.slice(random(4), 5 + random(4)) },
      { kind: "collections", handles: ["kids-courses"] },
    ];
    return some[random(some.length)] ?? { kind: "all" };
  };
  const values: DiscountValue[] = [
    { kind: "percentage", percent: random(10_001) / 100, items: toItems() },
    {
      kind: "fixedAmount",
      amounts: { USD: random(30_000), CAD: random(30_000) },
      items: toItems(),
      onEachItem: random(2) === 0,
    },
    {
      kind: "buyXGetY",
      buys: { quantity: 1 + random(3), items: toItems() },
      gets: { quantity: 1 + random(2), items: toItems(), percent: 1 + random(100) },
      usesPerOrder: random(2) === 0 ? null : 1 + random(2),
    },
  ];
  const value = values[random(values.length)];
  const combinesWith = { product: random(3) > 0, order: random(3) > 0, shipping: true };
  return createDiscount(`RANDOM${index}`, { ...(value && { value }), combinesWith });
});

/** A cart with a few courses and fewer than so many of the codes. */
function createRandomCart(seed: number, belowCodes = 5): Cart {
  const random = createRandom(seed);
  const lines = Array.from({ length: 1 + random(6) }, (_line, index) => ({
    id: `line-${index}`,
    merchandiseId: courseProducts[random(courseProducts.length)]?.variants[0]?.id ?? "",
    quantity: random(5),
    attributes: [],
  }));
  const empty = createEmptyCart({ token: "cart", key: "key" }, now());
  return {
    ...empty,
    buyerIdentity: { ...empty.buyerIdentity, countryCode: random(2) === 0 ? "US" : "CA" },
    discountCodes: Array.from(
      { length: random(belowCodes) },
      () => `RANDOM${random(randomDiscounts.length)}`,
    ),
    lines,
  };
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What's wrong with a priced cart's sums. */
function listFaults({ lines, subtotal, allocations, total }: PricedCart): string[] {
  const left = lines.map((line) => {
    const parts = allocations.filter(({ lineId }) => lineId === line.line.id).map(({ amount }) => amount);
    return line.total - sum(parts);
  });
  const offLines = lines.map((line) => sum(line.allocations.map(({ amount }) => amount)));
  const all = [...allocations, ...lines.flatMap((line) => line.allocations)];
  const faults: [string, boolean][] = [
    [
      "an amount isn't a positive number of whole cents",
      all.some(({ amount }) => !Number.isInteger(amount) || amount <= 0),
    ],
    ["a line has two discounts of its own", lines.some((line) => line.allocations.length > 1)],
    [
      "a line's total isn't its subtotal minus its discounts",
      lines.some((line, index) => line.total !== line.subtotal - (offLines[index] ?? 0)),
    ],
    ["more comes off a line than it costs", left.some((amount) => amount < 0)],
    ["the subtotal isn't the sum of the lines", subtotal !== sum(lines.map((line) => line.total))],
    ["the total isn't the sum of what's left of the lines", total !== sum(left)],
  ];
  return faults.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}

const seeds = Array.from({ length: 400 }, (_seed, index) => index + 1);

test("a cart's sums agree to the cent, whatever its codes", () => {
  const faults = seeds.flatMap((seed) =>
    listFaults(priceCart(createRandomCart(seed), services)).map((fault) => `cart ${seed}: ${fault}`),
  );

  expect(faults).toEqual([]);
});

test.each([5, 30])("of fewer than %i codes, none would save more alone than all do together", (below) => {
  const worse = seeds.filter((seed) => {
    const cart = createRandomCart(seed, below);
    const { total } = priceCart(cart, services);
    return cart.discountCodes.some(
      (code) => priceCart({ ...cart, discountCodes: [code] }, services).total < total,
    );
  });

  expect(worse).toEqual([]);
});

test("an applicable code saves something, and a rejected one saves nothing", () => {
  const wrong = seeds.filter((seed) => {
    const { codes, lines, allocations } = priceCart(createRandomCart(seed), services);
    const used = new Set(
      [...allocations, ...lines.flatMap((line) => line.allocations)].map(({ code }) => code),
    );
    return codes.some(({ code, refusal }) => used.has(code) !== (refusal === null));
  });

  expect(wrong).toEqual([]);
});

test("thirty automatic discounts that can all be combined all apply", () => {
  const many = Array.from({ length: 30 }, (_discount, index) =>
    createDiscount(`AUTO${index}`, {
      method: { kind: "automatic" },
      value: { kind: "percentage", percent: 1, items: { kind: "all" } },
      combinesWith: { product: true, order: true, shipping: true },
    }),
  );
  const discounts = { byCode: () => null, automatic: () => many };
  const cart = { ...createRandomCart(1), discountCodes: [] };

  const { subtotal, total } = priceCart(cart, { ...services, discounts });

  expect(total).toBe(subtotal - 30 * Math.round(subtotal / 100));
});
