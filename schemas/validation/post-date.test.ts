import { expect, test } from "vitest";
import { checkPostDate } from "./post-date.ts";

const now = new Date("2026-03-01T12:00:00Z");

test.each(["2026-03-01T12:00:00Z", "2020-01-01T00:00:00Z"])("a post of %s can be public", (date) => {
  expect(checkPostDate(date, now)).toBe(true);
});

test("a post dated tomorrow gets a warning that it appears today", () => {
  expect(checkPostDate("2026-03-02T00:00:00Z", now)).toBe(
    "This date is in the future, but the post appears as soon as it's published. Choose “Schedule publish” next to Publish instead.",
  );
});
