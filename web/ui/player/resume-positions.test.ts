import { expect, test } from "vitest";
import { maxPositions, parsePositions, withPosition } from "./resume-positions.ts";

const minute = { id: "/a.mp4", time: 20, duration: 60 };

test("the video left last comes first, once", () => {
  const positions = withPosition(withPosition([], minute), { ...minute, id: "/b.mp4" });

  expect(withPosition(positions, { ...minute, time: 41.26 })).toEqual([
    { id: "/a.mp4", time: 41.3 },
    { id: "/b.mp4", time: 20 },
  ]);
});

test.each([
  ["is short", { time: 20, duration: 30 }],
  ["has barely begun", { time: 4, duration: 60 }],
  ["is at its end", { time: 60, duration: 60 }],
])("a video that %s isn't remembered", (_name, change) => {
  expect(withPosition([{ id: "/a.mp4", time: 9 }], { ...minute, ...change })).toEqual([]);
});

test("the list has an end", () => {
  const many = Array.from({ length: maxPositions }, (_, index) => ({ id: `/${index}.mp4`, time: 9 }));

  expect(withPosition(many, minute)).toHaveLength(maxPositions);
  expect(parsePositions(JSON.stringify([...many, ...many]))).toHaveLength(maxPositions);
});

test.each([null, "{", "{}", '[{ "id": 1, "time": 2 }, { "id": "/a.mp4", "time": -2 }, null]'])(
  "nothing is resumed if the browser holds %j",
  (json) => {
    expect(parsePositions(json)).toEqual([]);
  },
);
