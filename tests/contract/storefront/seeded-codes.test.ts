import { commerceSeed } from "@shop/emulators/seed/commerce/commerce-seed.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: commerceSeed, now: () => new Date("2026-11-21T10:00:00Z") });
});
afterAll(() => storefront.stop());

const course = "gid://shopify/ProductVariant/8400000000011";
const bundle = "gid://shopify/ProductVariant/8400000000051";
const kids = "gid://shopify/ProductVariant/8400000000071";
const workbook = "gid://shopify/ProductVariant/8410000000011";

interface CartWishes {
  codes?: string[];
  giftCards?: string[];
  country?: string;
  others?: { merchandiseId: string; quantity: number }[];
}

async function createCart(merchandiseId: string, quantity: number, wishes: CartWishes = {}) {
  const { codes = [], giftCards = [], country = "US", others = [] } = wishes;
  const { body } = await storefront.ask(
    `mutation ($input: CartInput!) {
      cartCreate(input: $input) {
        userErrors { message }
        cart {
          cost { totalAmount { amount } }
          discountCodes { code applicable }
          appliedGiftCards { lastCharacters }
        }
      }
    }`,
    {
      input: {
        lines: [{ merchandiseId, quantity }, ...others],
        discountCodes: codes,
        giftCardCodes: giftCards,
        buyerIdentity: { countryCode: country },
      },
    },
  );
  const { cart } = body.data.cartCreate;
  return {
    total: cart.cost.totalAmount.amount,
    codes: cart.discountCodes,
    cards: cart.appliedGiftCards.length,
  };
}

test.each([
  ["WELCOME10", course, 1, "US", "71.1"],
  ["SAVE20", course, 2, "US", "138.0"],
  ["SAVE20", course, 2, "CA", "191.0"],
  ["BUY2GET1", workbook, 3, "US", "45.98"],
  ["BOOK3", workbook, 2, "US", "39.98"],
  ["KIDS12", kids, 1, "US", "69.12"],
  ["CANADA15", course, 1, "CA", "92.65"],
  ["ONCE5", course, 1, "US", "74.0"],
  ["FIRST30", bundle, 1, "US", "165.9"],
  ["FREESHIP", workbook, 1, "US", "22.99"],
])("%s applies to a cart of %s, %i times, in %s: %s", async (code, merchandise, quantity, country, total) => {
  const cart = await createCart(merchandise, quantity, { codes: [code], country });

  expect(cart).toMatchObject({ total, codes: [{ code, applicable: true }] });
});

test.each([
  ["SAVE20", course, 1, "US", "79.0"],
  ["BUY2GET1", workbook, 2, "US", "45.98"],
  ["KIDS12", course, 1, "US", "79.0"],
  ["CANADA15", course, 1, "US", "79.0"],
  ["FIRST30", course, 1, "US", "79.0"],
  ["FREESHIP", course, 1, "US", "79.0"],
  ["EXPIRED", course, 1, "US", "79.0"],
  ["SPRING", course, 1, "US", "79.0"],
])(
  "%s doesn't apply to a cart of %s, %i times, in %s: %s",
  async (code, merchandise, quantity, country, total) => {
    const cart = await createCart(merchandise, quantity, { codes: [code], country });

    expect(cart).toMatchObject({ total, codes: [{ code, applicable: false }] });
  },
);

test.each([
  [["BOOK3", "WELCOME10"], "35.98", [true, true]],
  [["WELCOME10", "FREESHIP"], "41.38", [true, true]],
  [["WELCOME10", "ONCE5"], "40.98", [false, true]],
])("%j together make two workbooks %s", async (codes, total, applicable) => {
  const cart = await createCart(workbook, 2, { codes });

  expect(cart).toMatchObject({ total, codes: applicable.map((is) => ({ applicable: is })) });
});

test("of seven codes that all fit the cart, the one that saves most is used, also when it was entered last", async () => {
  const codes = ["WELCOME10", "SAVE20", "KIDS12", "BOOK3", "BUY2GET1", "FREESHIP", "FIRST30"];
  const others = [
    { merchandiseId: kids, quantity: 1 },
    { merchandiseId: workbook, quantity: 3 },
  ];

  const cart = await createCart(bundle, 2, { codes, others });

  expect(cart.total).toBe("479.77");
  expect(cart.codes).toEqual(codes.map((code) => ({ code, applicable: code === "FIRST30" })));
});

test("three workbooks cost less on their own, and two don't", async () => {
  const two = await createCart(workbook, 2);
  const three = await createCart(workbook, 3);

  expect([two.total, three.total]).toEqual(["45.98", "62.07"]);
});

test.each([
  [["GIFTUSD25"], "54.0", 1],
  [["GIFTOVER"], "79.0", 0],
])("the gift cards %j leave %s of a course to pay", async (giftCards, total, cards) => {
  expect(await createCart(course, 1, { giftCards })).toMatchObject({ total, cards });
});

test("a gift card in Canadian dollars pays for a whole course in Canada", async () => {
  const cart = await createCart(course, 1, { giftCards: ["GIFTCAD150"], country: "CA" });

  expect(cart).toMatchObject({ total: "0.0", cards: 1 });
});
