import { expect, test } from "vitest";
import { runQuery } from "#content-lake/query/run-query.ts";

const lisbon = { lat: 38.72, lng: -9.14 };
const triangle = [
  [0, 0],
  [4, 0],
  [2, 4],
  [0, 0],
];
const polygon = { type: "Polygon", coordinates: [triangle] };
const point = { type: "Point", coordinates: [1, 2] };

function ask(query: string, params: Record<string, unknown> = {}): unknown {
  return runQuery({ documents: [], query, params, perspective: "raw" }).result;
}

test.each([
  [lisbon, { type: "Point", coordinates: [-9.14, 38.72] }],
  [
    { lat: 38.72, lon: -9.14, lng: null },
    { type: "Point", coordinates: [-9.14, 38.72] },
  ],
  [
    { _type: "geopoint", ...lisbon, alt: 100 },
    { type: "Point", coordinates: [-9.14, 38.72] },
  ],
  [{ ...point, name: "Here" }, point],
  [
    { ...point, coordinates: [1, 2, 300] },
    { type: "Point", coordinates: [1, 2, 300] },
  ],
  [polygon, polygon],
  [
    { type: "MultiPolygon", coordinates: [[triangle]], bbox: [0, 0, 4, 4] },
    { type: "MultiPolygon", coordinates: [[triangle]] },
  ],
  [
    { type: "GeometryCollection", geometries: [polygon, point] },
    { type: "GeometryCollection", geometries: [polygon, point] },
  ],
])("%j is a geography", (value, expected) => {
  expect(ask("geo($value)", { value })).toEqual(expected);
  expect(ask("geo(geo($value))", { value })).toEqual(expected);
});

test.each([
  [null],
  ["38.72, -9.14"],
  [[38.72, -9.14]],
  [{ lat: 38.72 }],
  [{ lat: "38.72", lng: -9.14 }],
  [{ ...lisbon, lon: -9.14 }],
  [{ lat: 90.1, lng: 0 }],
  [{ lat: -91, lng: 0 }],
  [{ lat: 0, lng: 180.1 }],
  [{ lat: 0, lon: -181 }],
  [{ type: "Point", coordinates: [1] }],
  [{ type: "Circle", coordinates: [1, 2] }],
  [{ type: "LineString", coordinates: [[1, 2]] }],
  [{ type: "MultiPoint", coordinates: [] }],
  [{ type: "Polygon", coordinates: [] }],
  [{ type: "Feature", geometry: polygon }],
])("%j isn't a geography", (value) => {
  expect(ask("geo($value)", { value })).toBeNull();
});

test.each([
  ["is open", "0 0, 4 0, 4 4, 0 4"],
  ["has three corners, the last of which is the first", "0 0, 4 0, 0 0"],
  ["crosses itself", "0 0, 4 4, 4 0, 0 4, 0 0"],
  ["touches itself at a corner", "0 0, 4 0, 2 2, 4 4, 0 4, 2 2, 0 0"],
  ["has a corner twice in a row", "0 0, 4 0, 4 0, 4 4, 0 0"],
  ["goes back the way it came", "0 0, 4 0, 2 0, 2 4, 0 0"],
  ["goes back the way it began", "2 0, 4 0, 4 4, 0 0, 3 0, 2 0"],
])("a polygon whose boundary %s isn't a geography", (_fault, corners) => {
  const boundary = corners.split(", ").map((corner) => corner.split(" ").map(Number));

  expect(ask("geo($value)", { value: { type: "Polygon", coordinates: [boundary] } })).toBeNull();
});

test("geo::latLng() makes a point of two numbers", () => {
  expect(ask("geo::latLng(38.72, -9.14)")).toEqual({ type: "Point", coordinates: [-9.14, 38.72] });
  expect(ask("geo::latLng('38.72', -9.14)")).toBeNull();
});

test.each([
  [90, 180, { type: "Point", coordinates: [180, 90] }],
  [-90, -180, { type: "Point", coordinates: [-180, -90] }],
  [91, 0, null],
  [-90.1, 0, null],
  [0, 181, null],
  [0, -180.1, null],
])("a place at %d, %d is %j", (lat, lng, expected) => {
  expect(ask(`geo::latLng(${lat}, ${lng})`)).toEqual(expected);
});

test.each([["geo(1, 2)"], ["geo::latLng(1)"], ["geo::contains($value)"]])(
  "%s has the wrong number of arguments",
  (query) => {
    expect(() => ask(query, { value: point })).toThrow("Incorrect number of arguments");
  },
);
