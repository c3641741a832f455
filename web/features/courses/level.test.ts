import { expect, test } from "vitest";
import { toLevel, toSeries } from "#features/courses/level.ts";

test.each([
  ["adult", "course", 1, "adult-1", "1A"],
  ["adult", "course", 2, "adult-2", "1B"],
  ["adult", "course", 3, "adult-3", "2A"],
  ["adult", "course", 4, "adult-4", "2B"],
  ["kids", "course", 1, "kids-1", "1A"],
  ["kids", "course", 2, "kids-2", "1B"],
  ["adult", "bundle", 5, "adult-bundle", null],
  ["kids", "bundle", 3, "kids-bundle", null],
  ["adult", "course", null, "adult-1", null],
  ["adult", "course", 9, "adult-4", "5A"],
  [null, null, null, "adult-1", null],
] as const)(
  "%s %s at position %s has the background %s and the label %s",
  (audience, type, orderInSeries, ground, mark) => {
    expect(toLevel({ audience, type, orderInSeries })).toEqual({ ground, mark });
  },
);

test("a single course teaches its own step of the series", () => {
  const series = toSeries({ audience: "adult", type: "course", orderInSeries: 3, bundledCourses: null });

  expect(series).toEqual([
    { mark: "1A", isTaught: false },
    { mark: "1B", isTaught: false },
    { mark: "2A", isTaught: true },
    { mark: "2B", isTaught: false },
  ]);
});

test("a bundle teaches its courses' steps", () => {
  const bundledCourses = [1, 2].map((orderInSeries) => ({
    audience: "kids" as const,
    type: "course" as const,
    orderInSeries,
  }));

  const series = toSeries({ audience: "kids", type: "bundle", orderInSeries: 3, bundledCourses });

  expect(series).toEqual([
    { mark: "1A", isTaught: true },
    { mark: "1B", isTaught: true },
  ]);
});
