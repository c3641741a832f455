import { afterAll, beforeAll, expect, test } from "vitest";
import { checkoutSeed, inOregon, openCheckout } from "../../support/checkout.ts";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";
import { variants } from "../../support/stocked-seed.ts";
import { type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startHostedStorefront({
    seed: checkoutSeed,
    now: () => new Date("2026-11-21T10:00:00Z"),
  });
});
afterAll(() => storefront.stop());

const { run } = openAdminClient();

const create = async (input: object) => {
  const { giftCardCreate } = await run(
    `mutation CreateGiftCard($input: GiftCardCreateInput!) {
      giftCardCreate(input: $input) {
        giftCard {
          id enabled expiresOn lastCharacters maskedCode createdAt
          balance { amount currencyCode } initialValue { amount }
        }
        giftCardCode
        userErrors { field message code }
      }
    }`,
    { input },
  );
  return giftCardCreate;
};

test("a gift card pays in the Storefront API and at the checkout", async () => {
  const { giftCard, giftCardCode, userErrors } = await create({
    initialValue: "25.00",
    code: "PINE2026GIFT",
    expiresOn: "2026-12-31",
  });

  const { cartId, checkout } = await openCheckout(storefront, {
    lines: [{ merchandiseId: variants.course }],
    giftCardCodes: [giftCardCode],
  });
  const { body } = await storefront.ask(
    `query ($id: ID!) { cart(id: $id) { appliedGiftCards { lastCharacters amountUsed { amount } } } }`,
    { id: cartId },
  );
  const placed = await checkout.press("place", inOregon);
  const { body: listed } = await storefront.admin("GET", "/orders.json");

  expect(userErrors).toEqual([]);
  expect(giftCard).toEqual({
    id: expect.stringMatching(/^gid:\/\/shopify\/GiftCard\/\d+$/),
    enabled: true,
    expiresOn: "2026-12-31",
    lastCharacters: "gift",
    maskedCode: "•••• •••• •••• gift",
    createdAt: "2026-11-21T10:00:00Z",
    balance: { amount: "25.0", currencyCode: "USD" },
    initialValue: { amount: "25.0" },
  });
  expect(body.data.cart.appliedGiftCards).toEqual([
    { lastCharacters: "gift", amountUsed: { amount: "25.0" } },
  ]);
  expect(placed.status).toBe(303);
  expect(listed.orders[0].payment_gateway_names).toEqual(["bogus", "gift_card"]);
});

const readCard = async (id: string) => {
  const { giftCard } = await run(
    `query ($id: ID!) {
      giftCard(id: $id) {
        maskedCode createdAt updatedAt expiresOn enabled
        balance { amount } initialValue { amount } order { id } customer { id }
      }
    }`,
    { id },
  );
  return giftCard;
};

test("a gift card read back has what's left and what it was worth, after a restart too", async () => {
  const { giftCard, giftCardCode } = await create({ initialValue: "500.00", code: "PARTLYUSED" });
  const { checkout } = await openCheckout(storefront, {
    lines: [{ merchandiseId: variants.course }],
    giftCardCodes: [giftCardCode],
  });
  await checkout.press("place", inOregon);

  await storefront.restart();

  expect(await readCard(giftCard.id)).toEqual({
    maskedCode: "•••• •••• •••• used",
    createdAt: "2026-11-21T10:00:00Z",
    updatedAt: "2026-11-21T10:00:00Z",
    expiresOn: null,
    enabled: true,
    balance: { amount: expect.stringMatching(/^[1-4]\d\d\.\d+$/) },
    initialValue: { amount: "500.0" },
    order: null,
    customer: null,
  });
});

test("an unknown gift card is null", async () => {
  expect(await readCard("gid://shopify/GiftCard/404")).toBeNull();
});

test("gift cards are searched, sorted and read in pages", async () => {
  await create({ initialValue: "1500.00", code: "PAGESFIRST", expiresOn: "2027-06-30" });
  await create({ initialValue: "1600.00", code: "PAGESSECOND", expiresOn: "2027-07-31" });
  const query = `query ($first: Int, $after: String, $query: String) {
    giftCards(first: $first, after: $after, query: $query, sortKey: INITIAL_VALUE, reverse: true) {
      nodes { initialValue { amount } } pageInfo { hasNextPage endCursor }
    }
  }`;
  const large = "initial_value:>=1500 balance_status:full";

  const { giftCards: first } = await run(query, { first: 1, query: large });
  const { giftCards: second } = await run(query, { first: 1, query: large, after: first.pageInfo.endCursor });
  const { giftCards: byDate } = await run(query, { first: 9, query: "expires_on:2027-06" });
  const { giftCards: byCode } = await run(query, { first: 9, query: "pagessecond" });

  expect(first).toMatchObject({
    nodes: [{ initialValue: { amount: "1600.0" } }],
    pageInfo: { hasNextPage: true },
  });
  expect(second).toMatchObject({
    nodes: [{ initialValue: { amount: "1500.0" } }],
    pageInfo: { hasNextPage: false },
  });
  expect(byDate.nodes).toEqual([{ initialValue: { amount: "1500.0" } }]);
  expect(byCode.nodes).toEqual([{ initialValue: { amount: "1600.0" } }]);
});

test("a gift card without a code gets one of 16 characters", async () => {
  const { giftCardCode } = await create({ initialValue: 10 });

  expect(giftCardCode).toMatch(/^[a-z0-9]{16}$/);
});

test.each([
  ["no value", { initialValue: "0" }, "initialValue", "GREATER_THAN", "must be greater than 0"],
  [
    "too much value",
    { initialValue: "2000.01" },
    "initialValue",
    "GIFT_CARD_LIMIT_EXCEEDED",
    "can't exceed $2,000.00",
  ],
  ["a short code", { code: "SHORT" }, "code", "TOO_SHORT", "is too short (minimum is 8 characters)"],
  ["a long code", { code: "X".repeat(21) }, "code", "TOO_LONG", "is too long (maximum is 20 characters)"],
  ["a code with a hyphen", { code: "GIFT-2026" }, "code", "INVALID", "can only contain letters and numbers"],
  ["a taken code", { code: "testgift25" }, "code", "TAKEN", "has already been taken"],
])("a gift card with %s is refused, with the field", async (_name, given, field, code, message) => {
  const { giftCard, giftCardCode, userErrors } = await create({ initialValue: "5.00", ...given });

  expect([giftCard, giftCardCode]).toEqual([null, null]);
  expect(userErrors).toEqual([{ field: ["input", field], code, message }]);
});
