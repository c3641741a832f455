import { afterEach, beforeEach, expect, test } from "vitest";
import {
  checkoutSeed,
  inOregon,
  openCheckout,
  readPage,
  toOregon,
  visitCheckout,
} from "../../support/checkout.ts";
import { until } from "../../support/content-lake.ts";
import { cartOf, createShopper } from "../../support/shopper.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";
import { startWebhookSite } from "../../support/webhook-site.ts";

let storefront: TestStorefront;
const start = async (webhookUrl: string | null = null) => {
  storefront = await startTestStorefront({
    seed: checkoutSeed,
    webhookUrl,
    siteUrl: "https://shop.example",
    now: () => new Date("2026-11-21T12:00:00Z"),
  });
};
beforeEach(() => start());
afterEach(() => storefront.stop());

const course = { lines: [{ merchandiseId: variants.course }] };
const book = (quantity = 1) => ({ lines: [{ merchandiseId: variants.spiral, quantity }] });

const readCart = async (id: string) => {
  const { body } = await storefront.ask(
    "query ($id: ID!) { cart(id: $id) { totalQuantity lines(first: 9) { nodes { quantity } } } }",
    { id },
  );
  return body.data.cart;
};
const readStock = async () => {
  const { body } = await storefront.ask(
    `{ node(id: "${variants.spiral}") { ... on ProductVariant { quantityAvailable } } }`,
  );
  return body.data.node.quantityAvailable;
};
const listOrders = async () => {
  const { body } = await storefront.admin("GET", "/orders.json?status=any");
  return body.orders;
};

test("an order is placed, and its confirmation page can be opened again", async () => {
  const { checkout } = await openCheckout(storefront, book(2));

  const placed = await checkout.press("place", toOregon);
  const thanks = await readPage(storefront.url + placed.location);
  const again = await readPage(storefront.url + placed.location);

  expect(placed.status).toBe(303);
  expect(placed.location).toMatch(/^\/checkouts\/[0-9a-f]{32}\/thank-you$/);
  expect(thanks.status).toBe(200);
  expect(thanks.text).toContain("Test order #1001 is placed. Nothing was paid, and nothing will ship.");
  expect(thanks.text).toContain("Ana Silva 1 Main Street Portland, OR 97201 United States");
  expect(thanks.text).toContain("Subtotal $45.98 Delivery $4.99 Tax $0.00 Total $50.97");
  expect(thanks.html).toContain('href="https://shop.example/"');
  expect(again.text).toBe(thanks.text);
});

test("a placed order says what it cost, what a gift card paid, what was charged, and where it goes", async () => {
  const { checkout } = await openCheckout(storefront, { ...book(2), discountCodes: ["WELCOME10"] });
  await checkout.press("apply-gift-card", { giftCard: "TESTGIFT25" });

  const placed = await checkout.press("place", toOregon);
  const thanks = await readPage(storefront.url + placed.location);

  expect(thanks.text).toContain("Ships to Ana Silva 1 Main Street");
  expect(thanks.text).toContain(
    "Delivery $4.99 Tax $0.00 Total $46.37 Gift card …ft25 −$25.00 Charged $21.37 You saved $4.60.",
  );
});

test("an order's URL and page don't contain the cart's key, and both send no referrer", async () => {
  const { checkout } = await openCheckout(storefront, course);
  const { pathname, searchParams } = new URL(checkout.url);

  const placed = await checkout.press("place", inOregon);
  const thanks = await readPage(storefront.url + placed.location);

  expect(String(placed.location) + thanks.html).not.toContain(pathname.slice("/cart/c/".length));
  expect(String(placed.location) + thanks.html).not.toContain(searchParams.get("key"));
  expect(placed.headers.get("referrer-policy")).toBe("no-referrer");
  expect(thanks.headers.get("referrer-policy")).toBe("no-referrer");
});

test("after the order, the API doesn't find the cart, and its checkout leads to the order", async () => {
  const { cartId, checkout } = await openCheckout(storefront, course);

  const placed = await checkout.press("place", inOregon);
  const { body } = await storefront.ask(
    `mutation ($cartId: ID!) {
      cartNoteUpdate(cartId: $cartId, note: "still there?") { cart { id } userErrors { code field message } }
    }`,
    { cartId },
  );
  const page = await checkout.open();
  const withoutKey = await readPage(checkout.url.replace(/\?.*/, ""));

  expect(await readCart(cartId)).toBeNull();
  expect(body.data.cartNoteUpdate).toEqual({
    cart: null,
    userErrors: [{ code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." }],
  });
  expect(page.status).toBe(410);
  expect(page.text).toContain("What was in this cart is test order #1001. It won't be ordered again.");
  expect(page.html).toContain(`href="${placed.location}"`);
  expect([withoutKey.status, withoutKey.html.includes("1001")]).toEqual([404, false]);
});

test("submitting twice places one order, and both requests lead to it", async () => {
  const { checkout } = await openCheckout(storefront, book());

  const [first, second] = await Promise.all([
    checkout.press("place", toOregon),
    checkout.press("place", toOregon),
  ]);

  expect([first.status, second.status]).toEqual([303, 303]);
  expect(first.location).toBe(second.location);
  expect(await listOrders()).toHaveLength(1);
  expect(await readStock()).toBe(2);
});

test("an order reduces the stock", async () => {
  const { checkout } = await openCheckout(storefront, book(2));

  await checkout.press("place", toOregon);

  expect(await readStock()).toBe(1);
});

test("the site gets webhooks for an order and the stock it used", async () => {
  await storefront.stop();
  await using site = await startWebhookSite();
  await start(site.url);
  const { checkout } = await openCheckout(storefront, { ...book(2), discountCodes: ["WELCOME10"] });

  await checkout.press("place", { ...toOregon, region: "US-CA", postalCode: "90210" });
  await checkout.press("place");
  await until(() => site.deliveries.length === 3);

  const webhookBodies = new Map(
    site.deliveries.map(({ headers, body }) => [headers["x-shopify-topic"], body]),
  );
  expect(webhookBodies.get("inventory_levels/update")).toMatchObject({ available: 1 });
  expect(webhookBodies.get("orders/create")).toMatchObject({
    name: "#1001",
    test: true,
    currency: "USD",
    email: "ana@example.org",
    total_line_items_price: "45.98",
    total_discounts: "4.60",
    subtotal_price: "41.38",
    total_tax: "3.00",
    total_price: "49.37",
    discount_codes: [{ code: "WELCOME10", amount: "4.60" }],
    shipping_lines: [{ code: "standard", price: "4.99" }],
    shipping_address: { first_name: "Ana", province_code: "CA", zip: "90210", country_code: "US" },
    line_items: [
      {
        variant_id: 91,
        quantity: 2,
        price: "22.99",
        discount_allocations: [{ amount: "4.60", discount_application_index: 0 }],
        tax_lines: [{ title: "California sales tax", rate: 0.0725, price: "3.00" }],
      },
    ],
  });
});

test("an order keeps its items as they were, attributes included", async () => {
  const attributes = [{ key: "termsVersion", value: "11272024" }];
  const seat = [
    { key: "first", value: "Zoë" },
    { key: "_source", value: "campaign-7" },
  ];
  const { checkout } = await openCheckout(storefront, {
    attributes,
    note: "Merci",
    lines: [{ merchandiseId: variants.course, attributes: seat }],
  });
  const placed = await checkout.press("place", inOregon);
  await storefront.admin("PUT", "/variants/8400000000011.json", { variant: { price: "99.00" } });

  await storefront.restart();
  const [order] = await listOrders();
  const thanks = await readPage(storefront.url + placed.location);

  expect(order).toMatchObject({
    note: "Merci",
    note_attributes: [{ name: "termsVersion", value: "11272024" }],
    line_items: [
      {
        price: "79.00",
        properties: [
          { name: "first", value: "Zoë" },
          { name: "_source", value: "campaign-7" },
        ],
      },
    ],
  });
  expect(thanks.text).toContain("Total $79.00");
});

test("the affiliate whose link a shopper followed reaches the order and its webhook", async () => {
  await storefront.stop();
  await using site = await startWebhookSite();
  await start(site.url);
  const shopper = createShopper({ url: storefront.url, affiliateId: "deaf-mom-blog" });
  const cart = cartOf(await shopper.add({ merchandiseId: variants.course }));
  const checkout = await visitCheckout(cart.checkoutUrl);

  await checkout.press("place", inOregon);
  const findOrder = () =>
    site.deliveries.find(({ headers }) => headers["x-shopify-topic"] === "orders/create");
  await until(() => findOrder() !== undefined);

  const affiliate = { name: "affiliateId", value: "deaf-mom-blog" };
  const [order] = await listOrders();
  expect(order.note_attributes).toContainEqual(affiliate);
  expect(findOrder()?.body).toMatchObject({ note_attributes: expect.arrayContaining([affiliate]) });
});

test("orders are numbered consecutively", async () => {
  const [first, second] = [await openCheckout(storefront, course), await openCheckout(storefront, course)];

  await first.checkout.press("place", inOregon);
  await second.checkout.press("place", inOregon);

  expect((await listOrders()).map(({ name }: { name: string }) => name)).toEqual(["#1002", "#1001"]);
});

test("an order that doesn't exist isn't found", async () => {
  const page = await readPage(`${storefront.url}/checkouts/nothing/thank-you`);

  expect(page.status).toBe(404);
  expect(page.text).toContain("Order not found");
});
