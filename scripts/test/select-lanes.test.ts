import { expect, test } from "vitest";
import { selectLanes } from "./select-lanes.ts";

const lanes = [
  { id: "unit" },
  { id: "build" },
  { id: "pages", needs: ["build"] },
  { id: "resilience", needs: ["build"] },
];

test.each([
  ["all lanes", [], ["unit", "build", "pages", "resilience"]],
  ["one lane", ["unit"], ["unit"]],
  ["a lane after the one it needs", ["pages"], ["build", "pages"]],
  ["lanes in the order of a full run", ["resilience", "unit"], ["unit", "build", "resilience"]],
])("selects %s", (_, ids, selected) => {
  expect(selectLanes(lanes, ids).map(({ id }) => id)).toEqual(selected);
});

test("names the lanes when asked for an unknown one", () => {
  expect(() => selectLanes(lanes, ["unit", "e2e"])).toThrow(
    'Unknown lane "e2e". The lanes are unit, build, pages, resilience.',
  );
});
