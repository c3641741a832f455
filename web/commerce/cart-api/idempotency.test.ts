import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cart } from "../../../tests/support/site/example-cart.ts";
import type { CartOutcome, CartSession } from "#commerce/cart/cart-outcome.ts";
import { toProblem } from "#commerce/cart/cart-problem.ts";
import type { ShopperCart } from "#commerce/cart/shopper-cart.ts";
import { runIdempotently } from "./idempotency.ts";

const added: CartOutcome = { cart: cart([]), problems: [] };
const failed: CartOutcome = { cart: "unknown", problems: [toProblem("add-failed")] };
const session: CartSession = {
  cartId: null,
  country: "US",
  discountCodes: [],
  affiliateId: "none",
  isSchool: false,
  rememberCart: async () => undefined,
  forgetCart: async () => undefined,
  rememberCodes: async () => undefined,
};
// All that a repeat asks of a cart.
const open = () => ({ read: async () => added }) as Partial<ShopperCart> as ShopperCart;

const add = vi.fn<() => Promise<CartOutcome>>();
let key: string;
let nowMs = 1;
const send = () => runIdempotently({ key, session, open, change: add });

const passMinutes = (minutes: number) => {
  nowMs += minutes * 60_000;
  vi.advanceTimersByTime(minutes * 60_000);
};

beforeEach(() => {
  key = crypto.randomUUID();
  add.mockReset().mockResolvedValue(added);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => nowMs);
});
afterEach(() => {
  // The cache keeps the time that it last read until its timer runs.
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a change that's sent again within the hour isn't made again", async () => {
  await send();
  passMinutes(59);

  expect(await send()).toEqual(added);
  expect(add).toHaveBeenCalledOnce();
});

test("a key is forgotten after an hour", async () => {
  await send();
  passMinutes(61);
  await send();

  expect(add).toHaveBeenCalledTimes(2);
});

test("the hour starts again when a failed change is made", async () => {
  add.mockResolvedValueOnce(failed);
  await send();
  passMinutes(59);
  await send();
  passMinutes(2);
  await send();

  expect(add).toHaveBeenCalledTimes(2);
});

test("of two retries that wait for a failed change, only one makes it", async () => {
  add.mockResolvedValueOnce(failed);

  const outcomes = await Promise.all([send(), send(), send()]);

  expect(outcomes).toEqual([failed, added, added]);
  expect(add).toHaveBeenCalledTimes(2);
});
