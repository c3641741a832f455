import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cartOf, createShopper, type Shopper } from "../../support/shopper.ts";
import { type RunningStorefront, startStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

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

test("simultaneous adds that overfill a cart show every line, and one of them reports the full cart", async () => {
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
