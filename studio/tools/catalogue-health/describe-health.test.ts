import { expect, test } from "vitest";
import type { Finding } from "./checks/list-groups.ts";
import { describeHealth } from "./describe-health.ts";

const finding: Finding = { id: "c1", type: "course", title: "Level 1A", detail: "", path: "", note: null };

test.each([
  ["Everything is in order.", [[], []]],
  ["1 thing to look at.", [[finding], []]],
  ["3 things to look at.", [[finding], [finding, finding]]],
  ["1 thing to look at so far.", [[finding], null]],
  ["Nothing is wrong so far.", [[], null]],
])("%s", (sentence, findings) => {
  expect(describeHealth(findings.map((found) => ({ findings: found })))).toBe(sentence);
});
