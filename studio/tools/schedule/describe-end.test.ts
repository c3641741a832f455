import { expect, test } from "vitest";
import { describeEnd } from "./describe-end.ts";

const entry = {
  id: "sale",
  type: "promotion",
  title: "Sale",
  document: null,
  startsAt: new Date(2026, 10, 5),
  isDraft: false,
};

const day = { starts: true, ends: false, isFirst: true, isNamed: true };

test.each([
  ["a promotion", new Date(2026, 10, 30, 9), "Runs through Nov 30, 2026"],
  ["a promotion that ends at midnight", new Date(2026, 11, 1), "Runs through Nov 30, 2026"],
  ["a promotion without an end", null, "No end"],
])("%s says how long it runs", (_what, endsAt, words) => {
  expect(describeEnd({ ...day, entry: { ...entry, endsAt } })).toBe(words);
});

test.each([
  ["a promotion on its last day", { ends: true }, "promotion"],
  ["a release", {}, "release"],
])("%s doesn't say how long it runs", (_what, others, type) => {
  const endsAt = new Date(2026, 10, 5, 9);

  expect(describeEnd({ ...day, ...others, entry: { ...entry, type, endsAt } })).toBeNull();
});
