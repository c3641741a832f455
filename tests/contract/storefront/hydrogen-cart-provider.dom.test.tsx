import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { CartPage, OpenCartPage } from "../../support/cart-page.tsx";
import { checkoutSeed } from "../../support/checkout.ts";
import { until } from "../../support/content-lake.ts";
import { startCartPages } from "../../support/start-cart-pages.ts";
import type { TestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let storefront: TestStorefront;
let openCartPage: OpenCartPage;
let page: CartPage;
beforeAll(async () => {
  ({ storefront, openCartPage } = await startCartPages({ seed: checkoutSeed }));
});
afterEach(() => {
  page.close();
  localStorage.clear();
});
afterAll(() => storefront.stop());

const course = { merchandiseId: variants.course };

/** A page whose cart has one course in it. */
async function openPageWithCourse(): Promise<CartPage> {
  const opened = await openCartPage();
  await opened.change(({ linesAdd }) => linesAdd([course]));
  return opened;
}

/** The line of a variant in the cart. */
function findLineId({ lines = [] }: ReturnType<CartPage["cart"]>, variantId: string): string {
  const id = lines.find((line) => line?.merchandise?.id === variantId)?.id;
  if (id === undefined) throw new Error(`${variantId} isn't in the cart.`);
  return id;
}

test("the first line creates the cart", async () => {
  page = await openCartPage();

  const cart = await page.change(({ linesAdd }) => linesAdd([course]));

  expect(page.statuses()).toEqual(["uninitialized", "creating", "idle"]);
  expect(cart).toMatchObject({
    totalQuantity: 1,
    lines: [
      {
        quantity: 1,
        merchandise: { title: "online course", product: { title: "Level 1A Online ASL Course" } },
      },
    ],
    cost: { totalAmount: { amount: "79.0", currencyCode: "USD" } },
    buyerIdentity: { countryCode: "US" },
    checkoutUrl: expect.stringMatching(/^https:\/\/handshape-test\.myshopify\.com\/cart\/c\//),
  });
});

test("a cart is created with everything in its input", async () => {
  page = await openCartPage();

  const cart = await page.change(({ cartCreate }) =>
    cartCreate({
      lines: [{ ...course, quantity: 2, attributes: [{ key: "for", value: "Ana" }] }],
      note: "Leave it at the door",
      attributes: [{ key: "origin", value: "sl101" }],
      discountCodes: ["WELCOME10"],
      buyerIdentity: { email: "ana@example.org" },
    }),
  );

  expect(cart).toMatchObject({
    lines: [{ quantity: 2, attributes: [{ key: "for", value: "Ana" }] }],
    note: "Leave it at the door",
    attributes: [{ key: "origin", value: "sl101" }],
    discountCodes: [{ code: "WELCOME10", applicable: true }],
    buyerIdentity: { email: "ana@example.org", countryCode: "US" },
    cost: { totalAmount: { amount: "142.2" } },
  });
});

test("lines are added, updated and removed", async () => {
  page = await openPageWithCourse();

  const added = await page.change(({ linesAdd }) => linesAdd([{ merchandiseId: variants.bundle }]));
  const bundleId = findLineId(added, variants.bundle);
  const courseId = findLineId(added, variants.course);
  const changed = await page.change(({ linesUpdate }) => linesUpdate([{ id: bundleId, quantity: 3 }]));
  const left = await page.change(({ linesRemove }) => linesRemove([courseId]));

  expect([added.totalQuantity, changed.totalQuantity, left.totalQuantity]).toEqual([2, 4, 3]);
  expect(left.lines).toMatchObject([{ id: bundleId, quantity: 3 }]);
});

test("the provider reads as many lines as it's configured to", async () => {
  page = await openCartPage({ numCartLines: 1 });

  const cart = await page.change(({ linesAdd }) => linesAdd([course, { merchandiseId: variants.bundle }]));

  expect(cart.totalQuantity).toBe(2);
  expect(cart.lines).toHaveLength(1);
});

test.each<[string, (cart: ReturnType<CartPage["cart"]>) => void, object]>([
  ["a note", ({ noteUpdate }) => noteUpdate("For Ana"), { note: "For Ana" }],
  [
    "an attribute",
    ({ cartAttributesUpdate }) => cartAttributesUpdate([{ key: "origin", value: "sl101" }]),
    { attributes: [{ key: "origin", value: "sl101" }] },
  ],
  [
    "a discount code",
    ({ discountCodesUpdate }) => discountCodesUpdate(["welcome10"]),
    {
      discountCodes: [{ code: "welcome10", applicable: true }],
      cost: { totalAmount: { amount: "71.1" } },
    },
  ],
  [
    "an unknown code",
    ({ discountCodesUpdate }) => discountCodesUpdate(["NOPE"]),
    { discountCodes: [{ code: "NOPE", applicable: false }], cost: { totalAmount: { amount: "79.0" } } },
  ],
  [
    "the buyer's email address",
    ({ buyerIdentityUpdate }) => buyerIdentityUpdate({ email: "ana@example.org", countryCode: "US" }),
    { buyerIdentity: { email: "ana@example.org", countryCode: "US" } },
  ],
])("%s is stored on the cart", async (_what, act, expected) => {
  page = await openPageWithCourse();

  const cart = await page.change(act);

  expect(page.statuses().slice(-2)).toEqual(["updating", "idle"]);
  expect(cart).toMatchObject(expected);
  expect(cart.error).toBeUndefined();
});

describe("the buyer's country", () => {
  test("is the page's, and reprices the cart when it changes", async () => {
    page = await openPageWithCourse();

    const cart = await page.change(() => page.show({ countryCode: "CA" }));

    expect(cart).toMatchObject({
      buyerIdentity: { countryCode: "CA" },
      cost: { totalAmount: { amount: "109.0", currencyCode: "CAD" } },
    });
  });

  test("is reset by the provider when it differs from the page's", async () => {
    page = await openPageWithCourse();

    await page.change(({ buyerIdentityUpdate }) => buyerIdentityUpdate({ countryCode: "CA" }));
    await until(() => page.cart().buyerIdentity?.countryCode === "US");

    expect(page.cart().cost).toMatchObject({ totalAmount: { currencyCode: "USD" } });
  });
});
