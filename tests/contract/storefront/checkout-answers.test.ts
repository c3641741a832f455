import { afterEach, beforeEach, expect, test } from "vitest";
import { checkoutSeed, openCheckout, readPage } from "../../support/checkout.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let now: Date;
let storefront: TestStorefront;
beforeEach(async () => {
  now = new Date("2026-11-21T12:00:00Z");
  storefront = await startTestStorefront({ seed: checkoutSeed, now: () => now });
});
afterEach(() => storefront.stop());

const course = { merchandiseId: variants.course };
const typed = {
  email: "ana@example",
  country: "US",
  region: "US-TX",
  discountCode: "NOTHING",
  giftCard: "SECRETCARD",
};

/** Sends the form as a browser does, and stays at its redirect. */
async function send(url: string, fields: Record<string, string>) {
  const response = await fetch(url, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  const location = new URL(String(response.headers.get("location")), url);
  return { status: response.status, headers: response.headers, location: String(location) };
}

test.each([
  ["update", ["discountCode", "giftCard"]],
  ["apply-discount", ["discountCode"]],
  ["apply-gift-card", ["giftCard"]],
  ["place", ["email", "discountCode", "giftCard"]],
])(
  "%s leads to a page that can be opened again, with everything typed and what was wrong with %j",
  async (action, wrong) => {
    const { checkout } = await openCheckout(storefront, { lines: [course] });

    const { status, headers, location } = await send(checkout.url, { ...typed, action });
    const [first, again] = [await readPage(location), await readPage(location)];

    expect(status).toBe(303);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(location).toBe(`${checkout.url}&answer=1`);
    expect(first.status).toBe(422);
    expect(first.fields).toMatchObject(typed);
    expect(Object.keys(first.errors)).toEqual(wrong);
    expect(again.text).toBe(first.text);
    expect(again.fields).toEqual(first.fields);
  },
);

test("an earlier page of the checkout shows the checkout as it is now, without messages", async () => {
  const { checkout } = await openCheckout(storefront, { lines: [course] });
  const applied = await send(checkout.url, { action: "apply-discount", discountCode: "WELCOME10" });
  await send(applied.location, { action: "update", country: "US", region: "US-TX" });

  const [opened, back] = [await readPage(checkout.url), await readPage(applied.location)];

  expect(back.text).toContain("Texas sales tax");
  expect(back.text).toContain("WELCOME10 −$7.90");
  expect(back.html).not.toContain('role="status"');
  expect(back.text).toBe(opened.text);
});

test("a page whose cart was changed elsewhere keeps what was typed, and no longer says what was wrong", async () => {
  const { cartId, checkout } = await openCheckout(storefront, { lines: [course] });
  const { location } = await send(checkout.url, { ...typed, action: "place" });
  now = new Date("2026-11-21T12:01:00Z");
  await storefront.ask(
    "mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } } }",
    { cartId, lines: [course] },
  );

  const page = await readPage(location);

  expect([page.status, page.errors]).toEqual([200, {}]);
  expect(page.fields).toMatchObject(typed);
});

test("after an hour, what was typed is still there, except for codes", async () => {
  const { checkout } = await openCheckout(storefront, { lines: [course] });
  const { location } = await send(checkout.url, { ...typed, action: "place" });
  now = new Date("2026-11-21T13:00:01Z");

  const page = await readPage(location);

  expect([page.status, page.errors]).toEqual([200, {}]);
  expect(page.fields).toMatchObject({ ...typed, discountCode: "", giftCard: "" });
});

test("a buyer in another country doesn't see what the last one typed", async () => {
  const { cartId, checkout } = await openCheckout(storefront, { lines: [course] });
  const { location } = await send(checkout.url, { ...typed, action: "place" });
  await storefront.ask(
    `mutation ($cartId: ID!) {
      cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: { countryCode: CA }) { cart { id } }
    }`,
    { cartId },
  );

  const page = await readPage(location);

  expect(page.fields).toMatchObject({ email: "", country: "CA", discountCode: "", giftCard: "" });
});

test("removing a cart's personal data removes what was typed", async () => {
  const { cartId, checkout } = await openCheckout(storefront, { lines: [course] });
  const { location } = await send(checkout.url, { ...typed, action: "place" });
  await storefront.ask(
    "mutation ($cartId: ID!) { cartRemovePersonalData(cartId: $cartId) { cart { id } } }",
    { cartId },
    { version: "2026-04" },
  );

  const page = await readPage(location);

  expect(page.fields).toMatchObject({ email: "", region: "", discountCode: "", giftCard: "" });
});
