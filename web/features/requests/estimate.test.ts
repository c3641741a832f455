import { expect, test } from "vitest";
import { type ClassroomPrices, estimateSeats } from "./estimate.ts";

const prices: ClassroomPrices = {
  courses: [
    { handle: "level-1a", title: "Level 1A", prices: { USD: "79.0", CAD: "109.0" } },
    { handle: "level-1b", title: "Level 1B", prices: { USD: "84.99", CAD: "115.5" } },
    { handle: "unknown", title: "Unknown", prices: null },
  ],
  discounts: [
    { minSeats: 5, percent: 10 },
    { minSeats: 20, percent: 15 },
  ],
};

const estimate = (seats: Record<string, number>, currency: "USD" | "CAD" = "USD") =>
  estimateSeats({ ...prices, seats: new Map(Object.entries(seats)), currency });

test("a few seats cost what the shop asks", () => {
  expect(estimate({ "level-1a": 4 })).toEqual({
    currency: "USD",
    lines: [{ title: "Level 1A", seats: 4, listEach: 7900, each: 7900, total: 31_600 }],
    seats: 4,
    percent: 0,
    saved: 0,
    total: 31_600,
  });
});

test("all courses together decide the discount, which is rounded for each seat", () => {
  expect(estimate({ "level-1a": 12, "level-1b": 8 })).toEqual({
    currency: "USD",
    lines: [
      { title: "Level 1A", seats: 12, listEach: 7900, each: 6715, total: 80_580 },
      { title: "Level 1B", seats: 8, listEach: 8499, each: 7224, total: 57_792 },
    ],
    seats: 20,
    percent: 15,
    saved: 24_420,
    total: 138_372,
  });
});

test.each([
  [4, 0],
  [5, 10],
  [19, 10],
  [20, 15],
  [1000, 15],
])("%d seats take %d percent off", (count, percent) => {
  expect(estimate({ "level-1a": count })?.percent).toBe(percent);
});

test("Canadian dollars have prices of their own", () => {
  expect(estimate({ "level-1b": 1 }, "CAD")?.total).toBe(11_550);
});

test("courses stay in the form's order, whichever was filled in first", () => {
  const lines = estimate({ "level-1b": 1, "level-1a": 2 })?.lines;

  expect(lines?.map(({ title }) => title)).toEqual(["Level 1A", "Level 1B"]);
});

test("a course without seats is left out", () => {
  expect(estimate({ "level-1a": 1, unknown: 0 })?.lines).toHaveLength(1);
});

test.each([[{}], [{ "level-1a": 0 }], [{ "level-1a": 3, unknown: 2 }], [{ "level-1a": 3, "no-course": 2 }]])(
  "there is no estimate for %j",
  (seats) => {
    expect(estimate(seats)).toBeNull();
  },
);
