import { afterEach, beforeEach, expect, test } from "vitest";
import { checkoutSeed, inOregon, openCheckout, toOregon } from "../../support/checkout.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let storefront: TestStorefront;
beforeEach(async () => {
  storefront = await startTestStorefront({
    seed: checkoutSeed,
    siteUrl: "https://shop.example",
    now: () => new Date("2026-11-21T12:00:00Z"),
  });
});
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

test("the first order gets the last items, and the other cart is reduced with a message that also names a new price", async () => {
  const [first, second] = [await openCheckout(storefront, book(2)), await openCheckout(storefront, book(2))];
  await first.checkout.press("place", toOregon);
  await storefront.admin("PUT", "/variants/91.json", { variant: { price: "24.99" } });

  const cut = await second.checkout.press("place", toOregon);
  const cart = await readCart(second.cartId);
  const placed = await second.checkout.press("place");

  expect(cut.status).toBe(409);
  expect(cut.text).toContain(
    "Only 1 of Getting Started with ASL (spiral bound) is left, so there is 1 in your cart instead of 2.",
  );
  expect(cut.text).toContain("Getting Started with ASL costs $24.99 now. It was $22.99.");
  expect(cut.text).toContain("Total $29.98");
  expect(cart.lines.nodes).toEqual([{ quantity: 1 }]);
  expect(placed.status).toBe(303);
  expect(await readStock()).toBe(0);
});

test("a cart with only sold-out items can't be ordered, and links back to the cart", async () => {
  const first = await openCheckout(storefront, book(3));
  const second = await openCheckout(storefront, book(1));
  await first.checkout.press("place", toOregon);

  const page = await second.checkout.press("place", toOregon);

  expect(page.status).toBe(409);
  expect(page.text).toContain("Nothing in your cart is available");
  expect(page.text).toContain(
    "Getting Started with ASL (spiral bound) is sold out, so it isn’t part of this order.",
  );
  expect(page.html).toContain('href="https://shop.example/cart"');
  expect(await readCart(second.cartId)).toMatchObject({
    totalQuantity: 0,
    lines: { nodes: [{ quantity: 0 }] },
  });
});

test("a product withdrawn in the meantime isn't sold", async () => {
  const { checkout } = await openCheckout(storefront, { lines: [...course.lines, ...book().lines] });
  await storefront.admin("PUT", "/products/90.json", { product: { status: "draft" } });

  const page = await checkout.press("place", inOregon);
  const placed = await checkout.press("place", inOregon);

  expect(page.text).toContain("Getting Started with ASL (spiral bound) is sold out");
  expect(placed.status).toBe(303);
  expect((await listOrders())[0].line_items).toHaveLength(1);
});

test("a changed price is shown, and ordered only after confirmation", async () => {
  const { checkout } = await openCheckout(storefront, book());
  await checkout.press("update", toOregon);
  await storefront.admin("PUT", "/variants/91.json", { variant: { price: "24.99" } });

  const page = await checkout.press("place");
  const before = await listOrders();
  const placed = await checkout.press("place");

  expect(page.status).toBe(409);
  expect(page.text).toContain("Getting Started with ASL costs $24.99 now. It was $22.99.");
  expect(page.text).toContain("The total is $29.98. It was $27.98. Nothing has been ordered yet.");
  expect(before).toEqual([]);
  expect(placed.status).toBe(303);
});

test("newly added tax is shown before anything is ordered", async () => {
  const { checkout } = await openCheckout(storefront, course);

  const page = await checkout.press("place", { ...inOregon, region: "US-TX" });

  expect(page.status).toBe(409);
  expect(page.text).toContain("Tax for your region is included now. The total is $83.94. It was $79.00.");
});

test("a currency change is shown before anything is ordered", async () => {
  const { checkout } = await openCheckout(storefront, course);

  const page = await checkout.press("place", { ...inOregon, country: "CA", region: "CA-AB" });

  expect(page.text).toContain(
    "Prices are in Canadian dollars now, because the order is from Canada. The total is $114.45 CAD.",
  );
});

test("a cart changed in another window is shown before anything is ordered", async () => {
  const { cartId, checkout } = await openCheckout(storefront, course);
  await storefront.ask(
    "mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } } }",
    { cartId, lines: course.lines },
  );

  const page = await checkout.press("place", inOregon);

  expect(page.status).toBe(409);
  expect(page.text).toContain("The total is $158.00. It was $79.00.");
});

test('a forged "total shown" field doesn\'t place an order', async () => {
  const { checkout } = await openCheckout(storefront, course);

  const page = await checkout.press("place", { ...inOregon, shown: "{" });

  expect(page.status).toBe(409);
  expect(page.text).toContain("The total is $79.00.");
});

test("a one-time code is used up by the order, for that email address only", async () => {
  const order = { ...course, discountCodes: ["ONCE5"] };
  const [first, same, other] = [
    await openCheckout(storefront, order),
    await openCheckout(storefront, order),
    await openCheckout(storefront, order),
  ];
  await first.checkout.press("place", inOregon);

  const refused = await same.checkout.press("place", { ...inOregon, email: "ANA@example.org" });
  const placed = await other.checkout.press("place", { ...inOregon, email: "bo@example.org" });

  expect(refused.status).toBe(409);
  expect(refused.text).toContain(
    "You’ve used ONCE5 before, and it works once per customer. The $5.00 it took off is due again. The total is $79.00. It was $74.00.",
  );
  expect(refused.text).not.toContain("Tax for your region");
  expect(placed.status).toBe(303);
});

test("a code that no longer applies is named, and so are the one that applies instead and the tax", async () => {
  const first = await openCheckout(storefront, { ...course, discountCodes: ["ONCE5"] });
  await first.checkout.press("place", inOregon);
  const { checkout } = await openCheckout(storefront, { ...book(), discountCodes: ["WELCOME10", "ONCE5"] });

  const page = await checkout.press("place", { ...toOregon, region: "US-TX", postalCode: "78701" });

  expect(page.text).toContain(
    "You’ve used ONCE5 before, and it works once per customer. The $5.00 it took off is due again. WELCOME10 takes off $2.30 now. Tax for your region is included now. The total is $26.97. It was $22.98.",
  );
});

test("a code that was removed in another window is named before anything is ordered", async () => {
  const { cartId, checkout } = await openCheckout(storefront, { ...course, discountCodes: ["ONCE5"] });
  await storefront.ask(
    "mutation ($cartId: ID!) { cartDiscountCodesUpdate(cartId: $cartId, discountCodes: []) { cart { id } } }",
    { cartId },
  );

  const page = await checkout.press("place", inOregon);

  expect(page.text).toContain(
    "ONCE5 was removed from your cart. The $5.00 it took off is due again. The total is $79.00. It was $74.00.",
  );
});

test("a gift card's balance goes down by exactly what the order used", async () => {
  const [first, second] = [await openCheckout(storefront, course), await openCheckout(storefront, course)];
  await first.checkout.press("apply-gift-card", { giftCard: "TESTGIFT25" });
  await first.checkout.press("place", inOregon);

  const page = await second.checkout.press("apply-gift-card", { giftCard: "TESTGIFT25" });

  expect(page.errors).toEqual({ giftCard: "We don’t know a gift card with this code and money left on it." });
});

test("a gift card that was used elsewhere in the meantime is named, because the order costs more now", async () => {
  const [first, second] = [await openCheckout(storefront, course), await openCheckout(storefront, course)];
  await first.checkout.press("apply-gift-card", { giftCard: "TESTGIFT25" });
  await second.checkout.press("apply-gift-card", { ...inOregon, giftCard: "TESTGIFT25" });
  await first.checkout.press("place", inOregon);

  const page = await second.checkout.press("place");
  const placed = await second.checkout.press("place");

  expect(page.status).toBe(409);
  expect(page.text).toContain(
    "Gift cards cover $0.00 of this order now, instead of $25.00. The total is $79.00. It was $54.00.",
  );
  expect(placed.status).toBe(303);
});
