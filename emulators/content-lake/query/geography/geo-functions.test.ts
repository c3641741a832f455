import { expect, test } from "vitest";
import { runQuery } from "#content-lake/query/run-query.ts";

/** Roughly. */
const lisbon = { lat: 38.72, lng: -9.14 };
const porto = { lat: 41.15, lng: -8.61 };
const madrid = { lat: 40.42, lng: -3.7 };
const portugal = toPolygon([
  [-9.6, 36.9],
  [-7.3, 36.9],
  [-6.1, 41.9],
  [-8.9, 42],
  [-9.6, 36.9],
]);

/** From 0 to 10, with a hole from 4 to 6. */
const frame = toPolygon(toSquare(0, 10), toSquare(4, 6));

function toPolygon(...rings: number[][][]) {
  return { type: "Polygon", coordinates: rings };
}

function toLine(...coordinates: number[][]) {
  return { type: "LineString", coordinates };
}

function toPoints(...coordinates: number[][]) {
  return { type: "MultiPoint", coordinates };
}

function toSquare(from: number, to: number): number[][] {
  return [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ];
}

function ask(query: string, params: Record<string, unknown> = {}): unknown {
  return runQuery({ documents: [], query, params, perspective: "raw" }).result;
}

test("distances are in meters, on a sphere as large as the equator", () => {
  const degree = (2 * Math.PI * 6_378_137) / 360;

  expect(ask("geo::distance(geo::latLng(0, 10), geo::latLng(0, 11))")).toBeCloseTo(degree, 3);
  expect(ask("geo::distance(geo::latLng(45, 179.5), geo::latLng(46, 179.5))")).toBeCloseTo(degree, 3);
  expect(ask("geo::distance(geo::latLng(0, 179.5), geo::latLng(0, -179.5))")).toBeCloseTo(degree, 3);
});

test("a place is no distance from itself", () => {
  expect(ask("geo::distance($a, geo($a))", { a: lisbon })).toBe(0);
});

test.each([[portugal], [toPoints([1, 2])], [null], [7]])("no place has a distance from %j", (value) => {
  expect(ask("geo::distance($a, $b)", { a: lisbon, b: value })).toBeNull();
  expect(ask("geo::distance($b, $a)", { a: lisbon, b: value })).toBeNull();
});

test("documents can be filtered and ordered by their distance", () => {
  const documents = Object.entries({ lisbon, porto, madrid }).map(([_id, location]) => ({
    _id,
    _type: "store",
    location,
  }));
  const options = { documents, params: { here: { lat: 41.5, lng: -8.4 } }, perspective: "raw" } as const;

  const near = runQuery({ ...options, query: "*[geo::distance(location, $here) < 100000]._id" });
  const nearest = runQuery({ ...options, query: "* | order(geo::distance(location, $here))[0..1]._id" });

  expect(near.result).toEqual(["porto"]);
  expect(nearest.result).toEqual(["porto", "lisbon"]);
});

test.each([
  ["a country and a city in it", portugal, lisbon, true],
  ["a country and a city abroad", portugal, madrid, false],
  ["a frame and itself", frame, frame, true],
  ["a frame and a square beside the hole", frame, toPolygon(toSquare(1, 3)), true],
  ["a frame and a square in the hole", frame, toPolygon(toSquare(4.5, 5.5)), false],
  ["a frame and a square over the hole", frame, toPolygon(toSquare(2, 8)), false],
  ["a frame and a frame around the hole", frame, toPolygon(toSquare(2, 8), toSquare(3, 7)), true],
  ["a frame and a larger square", frame, toPolygon(toSquare(-1, 11)), false],
  ["a frame and a line beside the hole", frame, toLine([1, 1], [9, 1]), true],
  ["a frame and a line across the hole", frame, toLine([1, 5], [9, 5]), false],
  ["a frame and points, one in the hole", frame, toPoints([1, 1], [5, 5]), false],
  ["a line and a polygon", toLine([0, 0], [9, 9]), frame, false],
  ["a line and a point on it", toLine([0, 0], [4, 4]), { lat: 2, lng: 2 }, true],
  ["a line and a piece of it", toLine([0, 0], [4, 4]), toLine([1, 1], [2, 2]), true],
  ["a point and itself", lisbon, lisbon, true],
  ["a point and a polygon", lisbon, portugal, false],
  ["a country and nothing", portugal, null, null],
])("of %s, the first contains the second: %s", (_both, a, b, expected) => {
  expect(ask("geo::contains($a, $b)", { a, b })).toBe(expected);
});

test("each part of a geography can be in another part", () => {
  const islands = { type: "MultiPolygon", coordinates: [[toSquare(0, 2)], [toSquare(10, 12)]] };
  const collection = { type: "GeometryCollection", geometries: [islands] };
  const harbors = toPoints([1, 1], [11, 11]);

  expect(ask("geo::contains($islands, $harbors)", { islands, harbors })).toBe(true);
  expect(ask("geo::contains($collection, $harbors)", { collection, harbors })).toBe(true);
  expect(ask("geo::contains($islands, $ferry)", { islands, ferry: toLine([1, 1], [11, 11]) })).toBe(false);
});

test.each([
  ["a country and a city in it", portugal, lisbon, true],
  ["a country and a city abroad", portugal, madrid, false],
  ["a frame and a point in its hole", frame, { lat: 5, lng: 5 }, false],
  ["a frame and a point on its boundary", frame, { lat: 0, lng: 5 }, true],
  ["a frame and a square in its hole", frame, toPolygon(toSquare(4.5, 5.5)), false],
  ["a frame and a square around it", frame, toPolygon(toSquare(-1, 11)), true],
  ["a frame and a square that shares a corner", frame, toPolygon(toSquare(10, 11)), true],
  ["a frame and a line across", frame, toLine([-5, 2], [15, 2]), true],
  ["a frame and a line inside", frame, toLine([1, 1], [2, 1]), true],
  ["a frame and a line past it", frame, toLine([-5, 12], [15, 12]), false],
  ["two lines, one along the other", toLine([0, 0], [2, 2]), toLine([1, 1], [3, 3]), true],
  ["two lines that would cross if they were longer", toLine([0, 0], [2, 2]), toLine([4, 3], [3, 4]), false],
  ["a line and a point on it", toLine([0, 0], [2, 2]), { lat: 1, lng: 1 }, true],
  ["a line and a point beyond its end", toLine([0, 0], [2, 2]), { lat: 3, lng: 3 }, false],
  ["a frame and points, one of them in it", frame, toPoints([50, 50], [1, 1]), true],
  ["a country and its name", portugal, "Portugal", null],
])("%s intersect, whichever comes first: %s", (_both, a, b, expected) => {
  expect(ask("geo::intersects($a, $b)", { a, b })).toBe(expected);
  expect(ask("geo::intersects($b, $a)", { a, b })).toBe(expected);
});
