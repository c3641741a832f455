import { expect, test, vi } from "vitest";
import { createLogger } from "#features/telemetry/create-logger.ts";
import { logEntriesSchema } from "#features/telemetry/log-entry.ts";

const vital = (value: number) =>
  ({ kind: "web-vital", name: "LCP", value, rating: "good", route: "/" }) as const;

const error = (stack: string) =>
  ({
    kind: "error",
    message: "No price",
    stack,
    componentStack: stack,
    digest: null,
    url: "https://shop.example/",
    userAgent: "A browser",
  }) as const;

/** A page whose clock and visibility the test sets. */
function openPage() {
  vi.useFakeTimers();
  const sent: { entries: ReturnType<typeof logEntriesSchema.parse>; isLeaving: boolean }[] = [];
  const page = { isHidden: false };
  const logger = createLogger({
    send: (body, isLeaving) => sent.push({ entries: logEntriesSchema.parse(JSON.parse(body)), isLeaving }),
    isHidden: () => page.isHidden,
  });
  return { logger, page, sent };
}

test("entries of one second are sent together, as a JSON array that the server accepts", () => {
  const { logger, sent } = openPage();

  logger.log(vital(1));
  logger.log({ ...vital(2), level: "info" });
  vi.advanceTimersByTime(999);
  const sentEarly = sent.length;
  vi.advanceTimersByTime(1);

  expect(sentEarly).toBe(0);
  expect(sent).toEqual([
    {
      entries: [
        { ...vital(1), level: "debug" },
        { ...vital(2), level: "info" },
      ],
      isLeaving: false,
    },
  ]);
});

test("a page sends at most once a second", () => {
  const { logger, sent } = openPage();

  for (let index = 0; index < 30; index += 1) {
    logger.log(vital(index));
    vi.advanceTimersByTime(100);
  }

  expect(sent).toHaveLength(3);
});

test("when the page is hidden, what waits is sent at once", () => {
  const { logger, sent } = openPage();

  logger.log(vital(1));
  logger.flush();
  vi.advanceTimersByTime(2000);

  expect(sent).toMatchObject([{ entries: [{ value: 1 }], isLeaving: true }]);
});

test("what a hidden page logs is sent together, without the delay", async () => {
  const { logger, page, sent } = openPage();
  page.isHidden = true;

  logger.log(vital(1));
  logger.log(vital(2));
  await Promise.resolve();

  expect(sent).toMatchObject([{ entries: [{ value: 1 }, { value: 2 }], isLeaving: true }]);
});

test("more than fifty entries, or 64 kB, are sent one second apart", () => {
  const { logger, sent } = openPage();

  for (let index = 0; index < 60; index += 1) logger.log(vital(index));
  for (let index = 0; index < 4; index += 1) logger.log(error("é".repeat(20_000)));
  vi.advanceTimersByTime(10_000);

  expect(sent.map(({ entries }) => entries.length)).toEqual([50, 11, 1, 1, 1]);
});

test("an endless loop of errors doesn't fill the memory", () => {
  const { logger, sent } = openPage();

  for (let index = 0; index < 1000; index += 1) logger.log(vital(index));
  vi.advanceTimersByTime(60_000);

  expect(sent.flatMap(({ entries }) => entries)).toHaveLength(200);
});
