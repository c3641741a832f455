import { expect, test } from "vitest";
import type { Row } from "./checks/list-groups.ts";
import { describeHealth } from "./describe-health.ts";

const row: Row = { id: "c1", type: "course", title: "Level 1A", detail: "", path: "", note: null };

test.each([
  ["Everything is in order.", [[], []]],
  ["1 thing to look at.", [[row], []]],
  ["3 things to look at.", [[row], [row, row]]],
  ["1 thing to look at so far.", [[row], null]],
  ["Nothing is wrong so far.", [[], null]],
])("%s", (sentence, rows) => {
  expect(describeHealth(rows.map((found) => ({ rows: found })))).toBe(sentence);
});
