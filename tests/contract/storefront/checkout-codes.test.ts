import { afterAll, beforeAll, expect, test } from "vitest";
import { checkoutSeed, inOregon, openCheckout } from "../../support/checkout.ts";
import { until } from "../../support/content-lake.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";
import { startWebhookSite } from "../../support/webhook-site.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: checkoutSeed, now: () => new Date("2026-11-21T12:00:00Z") });
});
afterAll(() => storefront.stop());

const course = { lines: [{ merchandiseId: variants.course }] };

const readCart = async (id: string) => {
  const { body } = await storefront.ask(
    `query ($id: ID!) { cart(id: $id) { discountCodes { code applicable } appliedGiftCards { lastCharacters } } }`,
    { id },
  );
  return body.data.cart;
};

test("a discount code is applied, stays on the cart and can be removed, and other fields keep what was typed", async () => {
  const { cartId, checkout } = await openCheckout(storefront, course);

  const applied = await checkout.press("apply-discount", {
    discountCode: " welcome10 ",
    email: "ana@example.org",
  });
  const appliedCart = await readCart(cartId);
  const removed = await checkout.press("remove-discount:welcome10");

  expect(applied.text).toContain("Discount code welcome10 is applied.");
  expect(applied.text).toContain("Subtotal $79.00 welcome10 −$7.90");
  expect(applied.text).toContain("You save $7.90.");
  expect(applied.fields).toMatchObject({ email: "ana@example.org", discountCode: "" });
  expect(appliedCart.discountCodes).toEqual([{ code: "welcome10", applicable: true }]);
  expect(removed.text).toContain("Discount code welcome10 was removed.");
  expect(removed.text).toContain("Total before tax $79.00");
  expect((await readCart(cartId)).discountCodes).toEqual([]);
});

test("a line's discount is shown on the line, next to its old price", async () => {
  const { checkout } = await openCheckout(storefront, {
    lines: [{ merchandiseId: variants.spiral, quantity: 3 }],
  });

  const { text } = checkout.page();

  expect(text).toContain("Before discounts: $68.97 $62.07 Three workbooks or more: 10% off each −$6.90");
  expect(text).toContain("Subtotal $62.07");
});

test("free delivery is taken off the delivery price", async () => {
  const { checkout } = await openCheckout(storefront, { lines: [{ merchandiseId: variants.spiral }] });

  const { text } = await checkout.press("apply-discount", { discountCode: "FREESHIP" });

  expect(text).toContain("Delivery $4.99 FREESHIP −$4.99");
  expect(text).toContain("Total before tax $22.99");
});

test.each([
  ["NOTHING", "We don’t know the discount code NOTHING. Check the spelling."],
  ["EXPIRED", "EXPIRED ended on December 2, 2025."],
  ["SPRING", "SPRING starts on March 20, 2099."],
  ["SAVE20", "SAVE20 requires $100.00 or more of eligible items."],
  ["BOOK3", "BOOK3 doesn’t apply to anything in your cart."],
  ["FREESHIP", "FREESHIP is for delivery, and nothing in your cart is delivered."],
  ["CANADA15", "CANADA15 isn’t valid in your country."],
  ["", "Enter a discount code first."],
])("the code %j is rejected with a reason and stays in its field", async (discountCode, sentence) => {
  const { cartId, checkout } = await openCheckout(storefront, course);

  const page = await checkout.press("apply-discount", { discountCode });

  expect(page.status).toBe(422);
  expect(page.errors).toEqual({ discountCode: sentence });
  expect(page.fields["discountCode"]).toBe(discountCode);
  expect((await readCart(cartId)).discountCodes).toEqual([]);
});

test("a code that saves less than one it can't be combined with is rejected", async () => {
  const { checkout } = await openCheckout(storefront, { ...course, discountCodes: ["WELCOME10"] });

  const page = await checkout.press("apply-discount", { discountCode: "ONCE5" });

  expect(page.errors["discountCode"]).toBe(
    "ONCE5 can’t be combined with your other discounts, which save you more.",
  );
});

test("a code on the cart that saves nothing says why and can be removed", async () => {
  const { checkout } = await openCheckout(storefront, { ...course, discountCodes: ["EXPIRED"] });

  const opened = checkout.page();
  const removed = await checkout.press("remove-discount:EXPIRED");

  expect(opened.text).toContain("EXPIRED ended on December 2, 2025.");
  expect(removed.text).not.toContain("EXPIRED ended");
  expect(removed.text).toContain("Discount code EXPIRED was removed.");
});

test("applying the same code twice changes nothing", async () => {
  const { cartId, checkout } = await openCheckout(storefront, { ...course, discountCodes: ["WELCOME10"] });

  const page = await checkout.press("apply-discount", { discountCode: "Welcome10" });

  expect(page.text).toContain("Welcome10 is already applied.");
  expect((await readCart(cartId)).discountCodes).toHaveLength(1);
});

test("a gift card pays its share, shows only its last characters and can be removed", async () => {
  const { cartId, checkout } = await openCheckout(storefront, course);

  const applied = await checkout.press("apply-gift-card", { giftCard: "testgift25", region: "US-TX" });
  const appliedCart = await readCart(cartId);
  const action = /remove-gift-card:[\w-]+/.exec(applied.html)?.[0];
  const removed = await checkout.press(String(action));

  expect(applied.text).toContain("Texas sales tax 6.25% $4.94 Gift card …ft25 −$25.00 Left to pay $58.94");
  expect(applied.html).not.toMatch(/testgift25/i);
  expect(appliedCart.appliedGiftCards).toEqual([{ lastCharacters: "ft25" }]);
  expect(removed.text).toContain("The gift card was removed.");
  expect(removed.text).toContain("Total $83.94");
});

test("an unknown gift card is rejected", async () => {
  const { checkout } = await openCheckout(storefront, course);

  const page = await checkout.press("apply-gift-card", { giftCard: "NOTHING" });

  expect(page.errors).toEqual({ giftCard: "We don’t know a gift card with this code and money left on it." });
});

test("a button for one code leaves the other field alone", async () => {
  const { checkout } = await openCheckout(storefront, course);
  await checkout.press("apply-discount", { discountCode: "NOTHING" });

  const applied = await checkout.press("apply-gift-card", { giftCard: "testgift25" });
  const placed = await checkout.press("place", inOregon);

  expect([applied.status, applied.errors]).toEqual([200, {}]);
  expect(applied.text).toContain("The gift card is applied.");
  expect(applied.fields).toMatchObject({ discountCode: "NOTHING", giftCard: "" });
  expect(placed.errors).toHaveProperty("discountCode");
});

test("a code left in its field is applied first, and the shopper sees the new total before ordering", async () => {
  const { checkout } = await openCheckout(storefront, course);

  const first = await checkout.press("place", { ...inOregon, discountCode: "WELCOME10" });
  const second = await checkout.press("place");

  expect([first.status, second.status]).toEqual([409, 303]);
  expect(first.text).toContain("Discount code WELCOME10 is applied.");
  expect(first.text).toContain("Total $71.10");
});

test("a refused code left in its field says why once, and then doesn't stop the order", async () => {
  const { checkout } = await openCheckout(storefront, course);

  const first = await checkout.press("place", {
    ...inOregon,
    discountCode: "NOTHING",
    giftCard: "testgift25",
  });
  const second = await checkout.press("place");

  expect(first.status).toBe(422);
  expect(first.errors).toHaveProperty("discountCode");
  expect(first.text).toContain("The gift card is applied.");
  expect(second.status).toBe(303);
});

test("removing a code leaves what's typed in its field", async () => {
  const { checkout } = await openCheckout(storefront, { ...course, discountCodes: ["WELCOME10"] });

  const removed = await checkout.press("remove-discount:WELCOME10", { discountCode: "NOTHING" });

  expect(removed.errors).toEqual({});
  expect(removed.text).toContain("Discount code WELCOME10 was removed.");
  expect(removed.fields["discountCode"]).toBe("NOTHING");
});

test("changes at the checkout send the cart's webhook like any other", async () => {
  await using site = await startWebhookSite();
  await storefront.admin("POST", "/webhooks.json", {
    webhook: { topic: "carts/update", address: site.url, format: "json" },
  });
  const { checkout } = await openCheckout(storefront, course);

  await checkout.press("apply-discount", { discountCode: "WELCOME10" });
  await until(() => site.deliveries.length === 1);

  expect(site.deliveries[0]?.body).toMatchObject({
    token: new URL(checkout.url).pathname.slice("/cart/c/".length),
    line_items: [{ quantity: 1, price: "79.00" }],
  });
  expect(site.deliveries[0]?.text).not.toContain(new URL(checkout.url).searchParams.get("key"));
});
