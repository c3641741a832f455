import { expect, test } from "vitest";
import { type Audience, orderByInterests, parseInterests, readInterestsCookie } from "./interests.ts";

const shelf: { title: string; audience: Audience }[] = [
  { title: "Bundle", audience: "adult" },
  { title: "Kids 1A", audience: "kids" },
  { title: "Dictionary", audience: null },
  { title: "Kids 1B", audience: "kids" },
];

test.each([
  ["kids", ["Kids 1A", "Kids 1B", "Bundle", "Dictionary"]],
  ["adults", ["Bundle", "Dictionary", "Kids 1A", "Kids 1B"]],
  ["both", ["Bundle", "Kids 1A", "Dictionary", "Kids 1B"]],
  [null, ["Bundle", "Kids 1A", "Dictionary", "Kids 1B"]],
] as const)("for interests in %s, a shelf's order is %j", (chosen, titles) => {
  const ordered = orderByInterests(shelf, chosen, ({ audience }) => audience);

  expect(ordered.map(({ title }) => title)).toEqual(titles);
});

test.each([
  ["interests=kids", "kids"],
  ["country=CA; interests=both; cid=1", "both"],
  ["other_interests=kids", ""],
  ["", ""],
])("the cookies %j have the interests %j", (cookies, value) => {
  expect(readInterestsCookie(cookies)).toBe(value);
});

test.each([["dismissed"], ["cats"], [""], [undefined], [null]])("%j isn't a choice of interests", (value) => {
  expect(parseInterests(value)).toBeNull();
});
