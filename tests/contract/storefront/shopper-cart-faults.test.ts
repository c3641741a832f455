import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cartOf, createShopper, lineOf, type Shopper } from "../../support/shopper.ts";
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
afterEach(() => vi.restoreAllMocks());
afterAll(() => storefront.stop());

const breakShop = (...rules: object[]) => {
  vi.spyOn(console, "error").mockReturnValue();
  const path = "/api/*/graphql.json";
  return storefront.control(
    "PUT",
    "/faults",
    rules.map((rule) => ({ path, ...rule })),
  );
};

/** An add reads the cart and what is to be added before it adds. */
const twoReads = { delayInMs: 0, times: 2 };
const mendShop = () => storefront.control("DELETE", "/faults");

test("an add that fails clears the cart there was, says so, and works when it is tried again", async () => {
  await shopper.add(course);
  await breakShop(twoReads, { error: { status: 503 } });

  const failed = await shopper.add(course);
  await mendShop();

  expect(failed).toEqual({
    cart: null,
    problems: [{ code: "add-failed", message: "We could not put that in your cart. Please try again." }],
  });
  expect(shopper.remembered.cartId).toBeNull();
  expect(cartOf(await shopper.add(course)).totalQuantity).toBe(1);
});

test("an add that never came to the cart keeps it", async () => {
  const before = cartOf(await shopper.add(course));
  await breakShop({ error: { status: 503 } });

  const failed = await shopper.add(course);
  await mendShop();

  expect(failed).toMatchObject({ cart: "unknown", problems: [{ code: "add-failed" }] });
  expect(shopper.remembered.cartId).toBe(before.id);
  expect(cartOf(await shopper.add(course)).totalQuantity).toBe(2);
});

test("a cart that cannot be read now is kept for when it can", async () => {
  const before = cartOf(await shopper.add(course));
  await breakShop({ error: { status: 503 } });

  const failed = await shopper.read();
  await mendShop();

  expect(failed).toMatchObject({ cart: "unknown", problems: [{ code: "unreachable" }] });
  expect(cartOf(await shopper.read()).id).toBe(before.id);
});

test("a change that fails leaves the cart as it was", async () => {
  const line = lineOf(await shopper.add({ merchandiseId: variants.spiral }));
  await breakShop({ error: { status: 503 } });

  const failed = await shopper.update([{ id: line.id, quantity: 2 }]);
  await mendShop();

  expect(failed).toMatchObject({ cart: "unknown", problems: [{ code: "change-failed" }] });
  expect(cartOf(await shopper.read()).lines.nodes[0]?.quantity).toBe(1);
});
