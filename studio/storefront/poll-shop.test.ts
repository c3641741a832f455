import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Poll, pollShop } from "./poll-shop.ts";
import { ShopFailure } from "./shop-failure.ts";
import type { ShopProduct } from "./shop-product.ts";

const page = { visibilityState: "visible" };
const screen = new EventTarget();
const ask = vi.fn<(signal: AbortSignal) => Promise<ShopProduct[]>>();
const onProducts = vi.fn<(products: ShopProduct[]) => void>();
const onFailure = vi.fn<(failure: string) => void>();
let poll: Poll;

const soon = 10;
const answerSoon = (products: ShopProduct[]) =>
  new Promise<ShopProduct[]>((resolve) => {
    setTimeout(() => resolve(products), soon);
  });

beforeEach(() => {
  page.visibilityState = "visible";
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", screen);
  ask.mockImplementation(() => answerSoon([]));
  poll = pollShop({ ask, onProducts, onFailure });
});

afterEach(() => {
  poll.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test("requests at once and every minute", async () => {
  await vi.advanceTimersByTimeAsync(120_000 + soon);

  expect(onProducts).toHaveBeenCalledTimes(3);
});

test("requests when the window regains focus", async () => {
  screen.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(soon);

  expect(ask).toHaveBeenCalledTimes(2);
});

test("doesn't request while the window is hidden", async () => {
  page.visibilityState = "hidden";
  await vi.advanceTimersByTimeAsync(600_000);

  expect(ask).toHaveBeenCalledTimes(1);
});

test("only the latest request counts", async () => {
  poll.askAgain();
  await vi.advanceTimersByTimeAsync(soon);

  expect(ask.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, false]);
  expect(onProducts).toHaveBeenCalledTimes(1);
});

test("a failure has a message, and the next request may succeed", async () => {
  await vi.advanceTimersByTimeAsync(soon);
  ask.mockRejectedValueOnce(new ShopFailure("shop-unreachable"));
  poll.askAgain();
  await vi.advanceTimersByTimeAsync(soon);
  poll.askAgain();
  await vi.advanceTimersByTimeAsync(soon);

  expect(onFailure.mock.calls).toEqual([["The shop isn't responding right now."]]);
  expect(onProducts).toHaveBeenCalledTimes(2);
});

test("nothing is reported after it stops", async () => {
  poll.stop();
  await vi.advanceTimersByTimeAsync(120_000);

  expect(onProducts).not.toHaveBeenCalled();
});
