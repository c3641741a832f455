import { DateTime } from "groq-js";
import { expect, test } from "vitest";
import { toJson } from "#content-lake/query/to-json.ts";

test("dates become strings at any depth", () => {
  const date = new DateTime(new Date("2026-06-01T12:00:00Z"));

  expect(toJson({ data: { dates: ["none", date], date } })).toEqual({
    dates: ["none", "2026-06-01T12:00:00Z"],
    date: "2026-06-01T12:00:00Z",
  });
});

test("a value without dates isn't copied", () => {
  const data = [{ _id: "a", tags: ["b", null] }];

  expect(toJson({ data })).toBe(data);
});

test("an unreadably large result is rejected", () => {
  const documents = Array.from({ length: 1000 }, () => ({ text: "·".repeat(1000) }));

  expect(() => toJson({ data: Array.from({ length: 1000 }, () => documents) })).toThrow(
    "The result is too large for the Content Lake emulator",
  );
});
