import { expect, test } from "vitest";
import type { Row } from "./checks/list-groups.ts";
import { describeHealth } from "./describe-health.ts";

const row: Row = { id: "c1", type: "course", title: "Level 1A", detail: "", path: "", note: null };

test.each([
  ["No problems found.", [[], []]],
  ["1 problem found.", [[row], []]],
  ["3 problems found.", [[row], [row, row]]],
  ["1 problem found so far.", [[row], null]],
  ["No problems found so far.", [[], null]],
])("%s", (sentence, rows) => {
  expect(describeHealth(rows.map((rowList) => ({ rows: rowList })))).toBe(sentence);
});
