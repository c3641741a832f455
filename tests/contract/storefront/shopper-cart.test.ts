import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attributesOf, cartOf, createShopper, lineOf, type Shopper } from "../../support/shopper.ts";
import { type RunningStorefront, startStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

const gift = "gid://shopify/ProductVariant/8400000000013";
const course = { merchandiseId: variants.course };

let storefront: RunningStorefront;
let shopper: Shopper;
beforeAll(async () => {
  storefront = await startStorefront();
});
beforeEach(() => {
  shopper = createShopper({ url: storefront.url });
});
afterAll(() => storefront.stop());

test("a shopper has no cart until the first add makes one", async () => {
  expect(await shopper.read()).toEqual({ cart: null, problems: [] });
  expect(shopper.remembered.cartId).toBeNull();

  const cart = cartOf(await shopper.add(course));

  expect(shopper.remembered.cartId).toBe(cart.id);
  expect(cart.totalQuantity).toBe(1);
});

test("a new cart says which checkout, site, terms and affiliate it is from", async () => {
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

test("three seats are three lines, and the newest of them is told of", async () => {
  const outcome = await shopper.add({ ...course, quantity: 3, students: [{ first: "Ana" }] });
  const { nodes } = cartOf(outcome).lines;

  expect(nodes.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  expect(new Set(nodes.map((line) => attributesOf(line)["studentId"])).size).toBe(3);
  expect(nodes.filter((line) => attributesOf(line)["first"] === "Ana")).toHaveLength(1);
  expect(outcome.lastAddedId).toBe(nodes[0]?.id);
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

test("books of one kind are one line, and no more than there are", async () => {
  await shopper.add({ merchandiseId: variants.spiral });
  const outcome = await shopper.add({ merchandiseId: variants.spiral, quantity: 5 });

  const [line, ...others] = cartOf(outcome).lines.nodes;
  expect([line?.quantity, others]).toEqual([3, []]);
  expect(outcome.problems).toEqual([
    {
      code: "not-enough",
      lineId: line?.id,
      message: "The shop has fewer of these than you asked for. You have all that are left.",
    },
  ]);
  expect(outcome.lastAddedId).toBe(line?.id);
});

test("what the shop does not sell, or hides, is not added, nor anything that was asked for with it", async () => {
  const unknown = { merchandiseId: "gid://shopify/ProductVariant/404" };

  const outcome = await shopper.add(course, unknown);

  expect(outcome).toMatchObject({ cart: null, problems: [{ code: "not-found" }] });
  expect(shopper.remembered.cartId).toBeNull();
});

test("a cart holds a hundred lines and is as it was when more are asked for", async () => {
  for (const quantity of [40, 40]) await shopper.add({ ...course, quantity });

  const outcome = await shopper.add({ ...course, quantity: 21 });

  expect(cartOf(outcome).lines.nodes).toHaveLength(80);
  expect(outcome.problems).toMatchObject([{ code: "cart-full" }]);
});

test("tabs that add at the same moment leave no line out of sight, and one of them is told", async () => {
  await shopper.add({ ...course, quantity: 90 });

  const outcomes = await Promise.all(
    Array.from({ length: 12 }, () => shopper.add({ ...course, quantity: 10 })),
  );

  const cart = cartOf(await shopper.read());
  expect(cart.lines.nodes.length).toBeGreaterThan(100);
  expect(cart.lines.nodes).toHaveLength(cart.totalQuantity);
  expect(outcomes.flatMap(({ problems }) => problems)).toContainEqual(
    expect.objectContaining({ code: "cart-full" }),
  );
});

test("a cart that was paid for is forgotten, and the next add begins another", async () => {
  shopper.remembered.cartId = "gid://shopify/Cart/long-gone?key=0";

  expect(await shopper.read()).toEqual({ cart: null, problems: [] });
  expect(shopper.remembered.cartId).toBeNull();

  shopper.remembered.cartId = "gid://shopify/Cart/long-gone?key=0";
  const cart = cartOf(await shopper.add(course));
  expect(cart.totalQuantity).toBe(1);
  expect(shopper.remembered.cartId).toBe(cart.id);
});

test("a quantity is changed, and none of a line takes it out", async () => {
  const { id } = lineOf(await shopper.add({ merchandiseId: variants.spiral }));

  expect(cartOf(await shopper.update([{ id, quantity: 2 }])).lines.nodes[0]?.quantity).toBe(2);
  expect(cartOf(await shopper.update([{ id, quantity: 0 }])).lines.nodes).toEqual([]);
});

test("a seat gets its student and stays one seat with its id", async () => {
  const line = lineOf(await shopper.add(course));
  const before = attributesOf(line);

  const student = { first: "Ana", last: "Rivera", email: "ana@example.com" };
  const [changed] = cartOf(await shopper.update([{ id: line.id, quantity: 4, student }])).lines.nodes;

  expect(attributesOf(changed)).toEqual({ ...student, studentId: before["studentId"] });
  expect(changed?.quantity).toBe(1);
});

test("a seat becomes one of another course, for the same student", async () => {
  const student = { first: "Ana", last: "Rivera", email: "ana@example.com" };
  const line = lineOf(await shopper.add({ ...course, students: [student] }));

  const outcome = await shopper.update([{ id: line.id, merchandiseId: variants.bundle }]);

  const { merchandise, quantity, attributes } = lineOf(outcome);
  expect([merchandise.id, quantity, outcome.problems]).toEqual([variants.bundle, 1, []]);
  expect(attributes).toEqual(line.attributes);
});

test.each([
  ["what the shop does not sell", "gid://shopify/ProductVariant/404", "not-found"],
  ["a gift", gift, "change-failed"],
  ["a book", variants.spiral, "change-failed"],
] as const)("a seat does not become %s, and stays as it was", async (_, merchandiseId, code) => {
  const { id, merchandise } = lineOf(await shopper.add(course));

  const outcome = await shopper.update([{ id, merchandiseId }]);

  expect(lineOf(outcome)).toMatchObject({ id, merchandise: { id: merchandise.id } });
  expect(outcome.problems).toMatchObject([{ code }]);
});

test("a cart whose tax is not worked out has a tax of 0.0 USD", async () => {
  const { cost } = cartOf(await shopper.add(course));

  expect(cost.totalTaxAmount).toEqual({ amount: "0.0", currencyCode: "USD" });
});

test("lines are taken out, and one that is gone already is no trouble", async () => {
  const outcome = await shopper.add({ ...course, quantity: 2 });
  const ids = [lineOf(outcome).id];
  const [, other] = cartOf(outcome).lines.nodes;

  expect(cartOf(await shopper.remove(ids)).lines.nodes.map(({ id }) => id)).toEqual([other?.id]);
  expect(await shopper.remove(ids)).toMatchObject({ problems: [] });
});

test("what was taken out can be put back as it was: as many, for the same student, with the same card", async () => {
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
        const { studentId: _student, giftId: _gift, ...said } = attributesOf(line);
        return { variant: line.merchandise.id, quantity: line.quantity, said };
      })
      .toSorted((a, b) => a.variant.localeCompare(b.variant));
  expect(withoutIds(after)).toEqual(withoutIds(before));
  expect(withoutIds(after).map(({ said }) => said)).toContainEqual(student);
  expect(removed.map(({ title }) => title)).toContain("Getting Started with ASL");
});

test("nothing can be put back after a change that took nothing out", async () => {
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
