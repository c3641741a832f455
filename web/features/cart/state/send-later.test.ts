import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendLater, sendNow } from "./send-later.ts";

const send = vi.fn<() => Promise<boolean>>();
beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue(true);
});
afterEach(() => vi.useRealTimers());

test("a change is sent once, when the shopper pauses", async () => {
  sendLater(send);

  vi.advanceTimersByTime(299);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledOnce();
  expect(await sendNow()).toBe(true);
  expect(send).toHaveBeenCalledOnce();
});

test("a change that's needed at once isn't sent again when the time comes", async () => {
  sendLater(send);

  expect(await sendNow()).toBe(true);
  vi.runAllTimers();

  expect(send).toHaveBeenCalledOnce();
});

test("a later change replaces one that wasn't sent", async () => {
  sendLater(send)();

  await sendNow();
  vi.runAllTimers();

  expect(send).not.toHaveBeenCalled();
});

test("whoever needs the changes learns that one in flight failed", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  send.mockReturnValueOnce(promise);
  const stop = sendLater(send);
  sendLater(send);
  vi.runAllTimers();
  stop();

  const sent = sendNow();
  resolve(false);

  expect(await sent).toBe(false);
  expect(await sendNow()).toBe(true);
});
