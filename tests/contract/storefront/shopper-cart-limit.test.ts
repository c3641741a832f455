import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cartOf, createShopper, type Shopper } from "../../support/shopper.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

const course = { merchandiseId: variants.course };

let storefront: TestStorefront;
let shopper: Shopper;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
beforeEach(() => {
  shopper = createShopper({ url: storefront.url });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await storefront.control("DELETE", "/faults");
});
afterAll(() => storefront.stop());

test("a cart holds a hundred lines and is unchanged when more are added", async () => {
  for (const quantity of [40, 40]) await shopper.add({ ...course, quantity });

  const outcome = await shopper.add({ ...course, quantity: 21 });

  expect(cartOf(outcome).lines.nodes).toHaveLength(80);
  expect(outcome.problems).toMatchObject([{ code: "cart-full" }]);
});

test("a full cart takes another copy of a book that's in it, but no other product", async () => {
  await shopper.add({ merchandiseId: variants.spiral });
  await shopper.add({ ...course, quantity: 99 });

  const another = await shopper.add({ merchandiseId: variants.spiral });
  const other = await shopper.add(course);

  expect(another.problems).toEqual([]);
  expect(cartOf(another)).toMatchObject({ totalQuantity: 101, lines: { nodes: { length: 100 } } });
  expect(other.problems).toMatchObject([{ code: "cart-full" }]);
});

test("a bundle that replaces seats of a full cart is added", async () => {
  const seats = cartOf(await shopper.add({ ...course, quantity: 100 })).lines.nodes.map(({ id }) => id);

  const switched = await shopper.addAgain({}, { merchandiseId: variants.bundle }, seats.slice(0, 2));

  expect(switched.problems).toEqual([]);
  expect(cartOf(switched).lines.nodes).toHaveLength(99);
});

test("of simultaneous adds that overfill a cart, those that are refused leave nothing in it", async () => {
  await shopper.add({ ...course, quantity: 90 });

  const outcomes = await Promise.all(
    Array.from({ length: 12 }, () => shopper.add({ ...course, quantity: 10 })),
  );

  const refused = outcomes.filter(({ problems }) => problems.some(({ code }) => code === "cart-full"));
  expect(refused).toHaveLength(11);
  expect(cartOf(await shopper.read()).lines.nodes).toHaveLength(100);
});

test("an add that's taken back leaves what was there before, and what another tab added meanwhile", async () => {
  await shopper.add({ merchandiseId: variants.spiral, quantity: 2 });
  const slower = openSlowerTab(60);

  const refused = await slower.add({ ...course, quantity: 60 }, { merchandiseId: variants.spiral });

  expect(refused).toEqual({
    cart: cartOf(await shopper.read()),
    problems: [expect.objectContaining({ code: "cart-full" })],
  });
  expect(cartOf(refused)).toMatchObject({ totalQuantity: 62, lines: { nodes: { length: 61 } } });
});

test("a refused add that couldn't be taken back is taken back by its retry", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await shopper.add({ ...course, quantity: 10 });
  const slower = openSlowerTab(60);
  const attempt = {};
  await storefront.control("PUT", "/faults", [
    // The cart and the product are read, the other tab adds, and then this one, whose answer has two pages.
    { path: "/api/*/graphql.json", delayMs: 0, times: 5 },
    { path: "/api/*/graphql.json", error: { status: 503 }, times: 1 },
  ]);

  const failed = await slower.addAgain(attempt, { ...course, quantity: 60 });
  const again = await slower.addAgain(attempt, { ...course, quantity: 60 });

  expect(failed).toMatchObject({ cart: "unknown", problems: [{ code: "add-failed" }] });
  expect(again).toMatchObject({ problems: [{ code: "cart-full" }] });
  expect(cartOf(again).lines.nodes).toHaveLength(70);
});

test("every line of an overfull cart is shown", async () => {
  await shopper.add({ ...course, quantity: 1 });
  await openSlowerTab(120).add({ merchandiseId: variants.spiral });

  const cart = cartOf(await shopper.read());

  expect(cart.lines.nodes).toHaveLength(121);
  expect(cart.totalQuantity).toBe(121);
});

/** The shopper's other tab. Whenever it adds something, seats are added in between by somebody else. */
function openSlowerTab(seats: number): Shopper {
  const overtakenBy = Array.from({ length: seats }, (_, index) => ({
    ...course,
    attributes: [{ key: "studentId", value: `other-${index}` }],
  }));
  return createShopper({ url: storefront.url, cartId: shopper.remembered.cartId ?? "", overtakenBy });
}
