import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attributesOf, cartOf, createShopper, lineOf, type Shopper } from "../../support/shopper.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

const gift = "gid://shopify/ProductVariant/8400000000013";
const course = { merchandiseId: variants.course };

let storefront: TestStorefront;
let shopper: Shopper;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
beforeEach(() => {
  shopper = createShopper({ url: storefront.url });
});
afterAll(() => storefront.stop());

test("a shopper has no cart until the first add", async () => {
  expect(await shopper.read()).toEqual({ cart: null, problems: [] });
  expect(shopper.remembered.cartId).toBeNull();

  const cart = cartOf(await shopper.add(course));

  expect(shopper.remembered.cartId).toBe(cart.id);
  expect(cart.totalQuantity).toBe(1);
});

test("a cart can't be read without its key, which no line's id contains", async () => {
  const cart = cartOf(await shopper.add({ ...course, students: [{ first: "Ana" }] }));
  const token = new URL(String(cart.lines.nodes[0]?.id)).searchParams.get("cart");
  const stranger = createShopper({ url: storefront.url });

  for (const key of ["", "?key=", "?key=0123456789abcdef0123456789abcdef"]) {
    stranger.remembered.cartId = `gid://shopify/Cart/${token}${key}`;
    expect(await stranger.read()).toMatchObject({ cart: null });
  }

  expect(cart.id).toContain(`${token}?key=`);
});

test("a new cart has its checkout version, origin, terms and affiliate", async () => {
  const sent = createShopper({ url: storefront.url, affiliateId: "deaf-mom-blog" });
  const attributes = [
    { key: "checkoutVersion", value: "v0923" },
    { key: "origin", value: "sl101" },
    { key: "termsVersion", value: "11272024" },
  ];

  expect(cartOf(await shopper.add(course)).attributes).toEqual([
    ...attributes,
    { key: "affiliateId", value: "none" },
  ]);
  expect(cartOf(await sent.add(course)).attributes).toEqual([
    ...attributes,
    { key: "affiliateId", value: "deaf-mom-blog" },
  ]);
});

test("three seats are three lines, and the newest one is announced", async () => {
  const outcome = await shopper.add({ ...course, quantity: 3, students: [{ first: "Ana" }] });
  const { nodes } = cartOf(outcome).lines;

  expect(nodes.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  expect(new Set(nodes.map((line) => attributesOf(line)["studentId"])).size).toBe(3);
  expect(nodes.filter((line) => attributesOf(line)["first"] === "Ana")).toHaveLength(1);
  expect(outcome.lastAddedId).toBe(nodes[0]?.id);
  expect(outcome.lastAddedCount).toBe(3);
  const again = await shopper.add(course);
  expect(again.lastAddedCount).toBe(1);
  expect(cartOf(again).lines.nodes.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1]);
});

test("a class is in the order of its list, and so are several items", async () => {
  const students = [{ first: "Ana" }, { first: "Ben" }, { first: "Cleo" }];

  const cart = cartOf(
    await shopper.add({ ...course, quantity: 3, students }, { ...course, students: [{ first: "Dora" }] }),
  );

  const names = cart.lines.nodes.map((line) => attributesOf(line)["first"]);
  expect(names).toEqual(["Ana", "Ben", "Cleo", "Dora"]);
});

test("a gift is a line with its card", async () => {
  const outcome = await shopper.add({
    merchandiseId: gift,
    gifts: [{ message: "Sign with me", from: "Ana" }],
  });

  expect(attributesOf(cartOf(outcome).lines.nodes[0])).toEqual({
    message: "Sign with me",
    from: "Ana",
    deliver: "Now",
    template: "Everyday",
    method: "email",
    giftId: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
});

test("copies of a book are one line, limited to the stock", async () => {
  await shopper.add({ merchandiseId: variants.spiral });
  const outcome = await shopper.add({ merchandiseId: variants.spiral, quantity: 5 });

  const [line, ...others] = cartOf(outcome).lines.nodes;
  expect([line?.quantity, others]).toEqual([3, []]);
  expect(outcome.problems).toEqual([
    {
      code: "not-enough",
      lineId: line?.id,
      message: "Only 3 left, so we’ve set your cart to 3.",
    },
  ]);
  expect(outcome.lastAddedId).toBe(line?.id);
});

test("an unknown or hidden product isn't added, and neither is anything added along with it", async () => {
  const unknown = { merchandiseId: "gid://shopify/ProductVariant/404" };

  const outcome = await shopper.add(course, unknown);

  expect(outcome).toMatchObject({ cart: null, problems: [{ code: "not-found" }] });
  expect(shopper.remembered.cartId).toBeNull();
});

test("a paid cart is forgotten, and the next add starts a new one", async () => {
  shopper.remembered.cartId = "gid://shopify/Cart/long-gone?key=0";

  expect(await shopper.read()).toEqual({ cart: null, problems: [] });
  expect(shopper.remembered.cartId).toBeNull();

  shopper.remembered.cartId = "gid://shopify/Cart/long-gone?key=0";
  const cart = cartOf(await shopper.add(course));
  expect(cart.totalQuantity).toBe(1);
  expect(shopper.remembered.cartId).toBe(cart.id);
});

test("a quantity can be changed, and zero removes the line", async () => {
  const { id } = lineOf(await shopper.add({ merchandiseId: variants.spiral }));

  expect(cartOf(await shopper.update([{ id, quantity: 2 }])).lines.nodes[0]?.quantity).toBe(2);
  expect(cartOf(await shopper.update([{ id, quantity: 0 }])).lines.nodes).toEqual([]);
});

test("a seat gets its student and stays one seat with its ID", async () => {
  const line = lineOf(await shopper.add(course));
  const before = attributesOf(line);

  const student = { first: "Ana", last: "Rivera", email: "ana@example.com" };
  const [changed] = cartOf(await shopper.update([{ id: line.id, quantity: 4, student }])).lines.nodes;

  expect(attributesOf(changed)).toEqual({ ...student, studentId: before["studentId"] });
  expect(changed?.quantity).toBe(1);
});

test("a seat moves to another course and keeps its student", async () => {
  const student = { first: "Ana", last: "Rivera", email: "ana@example.com" };
  const line = lineOf(await shopper.add({ ...course, students: [student] }));

  const outcome = await shopper.update([{ id: line.id, merchandiseId: variants.bundle }]);

  const { merchandise, quantity, attributes } = lineOf(outcome);
  expect([merchandise.id, quantity, outcome.problems]).toEqual([variants.bundle, 1, []]);
  expect(attributes).toEqual(line.attributes);
});

test.each([
  ["an unknown product", "gid://shopify/ProductVariant/404", "not-found"],
  ["a gift", gift, "change-failed"],
  ["a book", variants.spiral, "change-failed"],
] as const)("a seat can't become %s, and stays as it was", async (_, merchandiseId, code) => {
  const { id, merchandise } = lineOf(await shopper.add(course));

  const outcome = await shopper.update([{ id, merchandiseId }]);

  expect(lineOf(outcome)).toMatchObject({ id, merchandise: { id: merchandise.id } });
  expect(outcome.problems).toMatchObject([{ code }]);
});

test("a cart without tax has a tax of 0.0 USD", async () => {
  const { cost } = cartOf(await shopper.add(course));

  expect(cost.totalTaxAmount).toEqual({ amount: "0.0", currencyCode: "USD" });
});

test("lines can be removed, and one that's already gone is fine", async () => {
  const outcome = await shopper.add({ ...course, quantity: 2 });
  const ids = [lineOf(outcome).id];
  const [, other] = cartOf(outcome).lines.nodes;

  expect(cartOf(await shopper.remove(ids)).lines.nodes.map(({ id }) => id)).toEqual([other?.id]);
  expect(await shopper.remove(ids)).toMatchObject({ problems: [] });
});

test("removed lines can be restored with their quantity, student and gift card", async () => {
  const student = { first: "Ana", last: "Rivera", email: "ana@example.com" };
  const card = {
    message: "For you",
    from: "Max",
    deliver: "2030-05-01",
    template: "Birthday",
    method: "print",
  };
  await shopper.add({ merchandiseId: variants.spiral, quantity: 3 });
  await shopper.add({ ...course, students: [student] });
  const before = cartOf(await shopper.add({ merchandiseId: gift, gifts: [card] })).lines.nodes;

  const { removed = [] } = await shopper.remove(before.map(({ id }) => id));
  await shopper.add(...removed.map(({ item }) => item));

  const after = cartOf(await shopper.read()).lines.nodes;
  const withoutIds = (lines: typeof after) =>
    lines
      .map((line) => {
        const { studentId: _student, giftId: _gift, ...attributes } = attributesOf(line);
        return { variant: line.merchandise.id, quantity: line.quantity, attributes };
      })
      .toSorted((a, b) => a.variant.localeCompare(b.variant));
  expect(withoutIds(after)).toEqual(withoutIds(before));
  expect(withoutIds(after).map(({ attributes }) => attributes)).toContainEqual(student);
  expect(removed.map(({ title }) => title)).toContain("Getting Started with ASL");
});

test("nothing can be restored after a change that removed nothing", async () => {
  const { id } = lineOf(await shopper.add({ merchandiseId: variants.spiral }));

  expect(await shopper.update([{ id, quantity: 2 }])).not.toHaveProperty("removed");
  expect((await shopper.update([{ id, quantity: 0 }])).removed).toHaveLength(1);
});

test("the cart follows the shopper's country", async () => {
  await shopper.add(course);
  shopper.chooses("CA");

  const { buyerIdentity, cost } = cartOf(await shopper.read());

  expect([buyerIdentity.countryCode, cost.subtotalAmount.currencyCode]).toEqual(["CA", "CAD"]);
});
