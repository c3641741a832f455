import { afterAll, beforeAll, expect, test } from "vitest";
import { checkoutSeed, inOregon, openCheckout, toOregon } from "../../support/checkout.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: checkoutSeed, now: () => new Date("2026-11-21T12:00:00Z") });
});
afterAll(() => storefront.stop());

const digital = { lines: [{ merchandiseId: variants.course }] };
const physical = { lines: [{ merchandiseId: variants.spiral }] };

test("an order without delivery asks only for an email address and a region", async () => {
  const { checkout } = await openCheckout(storefront, digital);

  const page = await checkout.press("place");

  expect(page.status).toBe(422);
  expect(page.errors).toEqual({
    email: "Enter your email address.",
    region: "Choose a state of the United States.",
  });
  expect(page.text).toContain("2 fields need your attention");
  expect(page.fields).not.toHaveProperty("address1");
});

test("an order with delivery asks for an address too", async () => {
  const { checkout } = await openCheckout(storefront, physical);

  const page = await checkout.press("place", { country: "CA" });

  expect(page.errors).toEqual({
    email: "Enter your email address.",
    firstName: "Enter a first name.",
    lastName: "Enter a last name.",
    address1: "Enter a street address.",
    city: "Enter a city.",
    region: "Choose a province or territory of Canada.",
    postalCode: "Enter a postal code.",
  });
});

test("errors are shown at the top and next to each field, and everything typed is kept", async () => {
  const { checkout } = await openCheckout(storefront, physical);
  const typed = { ...toOregon, email: "ana", city: `Coeur d'"Alène"`, shipping: "express" };

  const page = await checkout.press("place", typed);

  expect(page.html).toMatch(/role="alert"\s+tabindex="-1"\s+autofocus/);
  expect(page.html).toContain('<a href="#email">Enter a full email address, like ana@example.org.</a>');
  expect(page.html).toMatch(
    /<input[^>]*name="email"[^>]*aria-invalid="true"[^>]*aria-describedby="email-error"/s,
  );
  expect(page.html).toMatch(/<title>Error: /);
  expect(page.errors).toEqual({ email: "Enter a full email address, like ana@example.org." });
  expect(page.fields).toMatchObject(typed);
});

test.each([
  ["email", "ana@example", "Enter a full email address, like ana@example.org."],
  ["email", "a na@example.org", "Enter a full email address, like ana@example.org."],
  ["firstName", "  ", "Enter a first name."],
  ["city", "x".repeat(256), "Use at most 255 characters."],
  ["country", "DE", "Choose the United States or Canada."],
  ["region", "CA-ON", "Choose a state of the United States."],
  ["region", "US-XX", "Choose a state of the United States."],
  ["postalCode", "972", "Enter a ZIP code like 78701."],
  ["postalCode", "K1A 0B1", "Enter a ZIP code like 78701."],
  ["postalCode", "10001", "This ZIP code isn’t in Oregon. Check both."],
])("%s %j is rejected: %s", async (field, value, sentence) => {
  const { checkout } = await openCheckout(storefront, physical);

  const page = await checkout.press("place", { ...toOregon, [field]: value });

  expect(page.status).toBe(422);
  expect(page.errors[field]).toBe(sentence);
});

test("the update button doesn't complain about empty fields", async () => {
  const { checkout } = await openCheckout(storefront, physical);

  const page = await checkout.press("update", { region: "US-CA", city: "Los Angeles" });

  expect([page.status, page.errors]).toEqual([200, {}]);
  expect(page.text).toContain("Tax is calculated for California.");
  expect(page.text).toContain("California sales tax 7.25% $1.67");
  expect(page.fields["city"]).toBe("Los Angeles");
});

test.each([
  ["US", "express", "Standard 3 to 6 business days $4.99 Express 2 business days $14.99", "$37.98"],
  [
    "CA",
    "standard",
    "Standard 5 to 10 business days $9.99 CAD Express 3 business days $24.99 CAD",
    "$41.98 CAD",
  ],
  ["US", "by pigeon", "Standard 3 to 6 business days $4.99", "$27.98"],
])("delivery to %s by %s", async (country, shipping, rates, total) => {
  const { checkout } = await openCheckout(storefront, physical);

  const { text } = await checkout.press("update", { country, shipping });

  expect(text).toContain(rates);
  expect(text).toContain(`Total before tax ${total}`);
});

test.each([
  ["a course in Oregon", digital, { country: "US", region: "US-OR" }, "Tax $0.00 Total $79.00"],
  [
    "a course in Texas",
    digital,
    { country: "US", region: "US-TX" },
    "Texas sales tax 6.25% $4.94 Total $83.94",
  ],
  ["a course in California", digital, { country: "US", region: "US-CA" }, "Tax $0.00 Total $79.00"],
  [
    "a book in California, where delivery isn't taxed",
    physical,
    { country: "US", region: "US-CA" },
    "Delivery $4.99 California sales tax 7.25% $1.67 Total $29.65",
  ],
  [
    "a course in Quebec",
    digital,
    { country: "CA", region: "CA-QC" },
    "Subtotal $109.00 CAD GST 5% $5.45 CAD QST 9.975% $10.87 CAD Total $125.32 CAD",
  ],
  [
    "a book in Ontario, where delivery is taxed",
    physical,
    { country: "CA", region: "CA-ON" },
    "Delivery $9.99 CAD HST 13% $5.46 CAD Total $47.44 CAD",
  ],
])("tax on %s is right to the cent", async (_case, cart, fields, totals) => {
  const { checkout } = await openCheckout(storefront, cart);

  const { text } = await checkout.press("update", fields);

  expect(text).toContain(totals);
});

test("the order's country sets its currency, and the cart keeps its own", async () => {
  const { cartId, checkout } = await openCheckout(storefront, digital);

  const page = await checkout.press("update", { country: "CA" });

  const { body } = await storefront.ask(
    "query ($id: ID!) { cart(id: $id) { cost { totalAmount { amount currencyCode } } buyerIdentity { email } } }",
    { id: cartId },
  );
  expect(page.text).toContain("Total before tax $109.00 CAD");
  expect(body.data.cart.cost.totalAmount).toEqual({ amount: "79.0", currencyCode: "USD" });
  expect(body.data.cart.buyerIdentity.email).toBeNull();
});

test("an empty form gets the same errors as one that wasn't filled in", async () => {
  const { checkout } = await openCheckout(storefront, digital);

  const response = await fetch(checkout.url, { method: "POST", body: "\u0000=&shown=%5B&action=place" });

  expect(response.status).toBe(422);
  expect(await response.text()).toContain("Choose the United States or Canada.");
});

test("an invalid address doesn't block an order without delivery", async () => {
  const { checkout } = await openCheckout(storefront, digital);

  const page = await checkout.press("place", inOregon);

  expect(page.status).toBe(303);
});

test("a shopper who comes back finds what they typed, except for codes", async () => {
  const { checkout } = await openCheckout(storefront, physical);
  await checkout.press("update", { ...toOregon, discountCode: "NOTHING" });

  const { fields } = await checkout.open();

  expect(fields).toMatchObject({ city: "Portland", postalCode: "97201", region: "US-OR", discountCode: "" });
});
