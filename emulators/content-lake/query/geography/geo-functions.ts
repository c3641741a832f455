import { booleanContains } from "@turf/boolean-contains";
import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import { distance } from "@turf/distance";
import {
  type Geography,
  parseGeography,
  type Part,
  toParts,
} from "#content-lake/query/geography/geography.ts";
import { doMeet, type Segment, toSegments } from "#content-lake/query/geography/segments.ts";
import { toGroqFunction } from "#content-lake/query/groq-function.ts";

/** The radius that Sanity's distances have: that of the equator. */
const earthRadiusInMeters = 6_378_137;

/** `geo::contains()` and the others, which are null unless they're given geographies. Regions are on a plane, as GROQ has them. */
export const geoFunctions = {
  latLng: toGroqFunction((lat, lng) => parseGeography({ lat, lng })),
  contains: compare((whole, inner) =>
    toParts(inner).every((part) => toParts(whole).some((container) => contains(container, part))),
  ),
  intersects: compare((one, other) =>
    toParts(one).some((part) => toParts(other).some((otherPart) => intersects(part, otherPart))),
  ),
  distance: compare((from, to) =>
    from.type === "Point" && to.type === "Point"
      ? distance(from, to, { units: "radians" }) * earthRadiusInMeters
      : null,
  ),
};

/** `geo()` */
export const geoFunction = toGroqFunction(parseGeography);

function compare(answer: (a: Geography, b: Geography) => boolean | number | null) {
  return toGroqFunction((...values) => {
    const [a, b] = values.map(parseGeography);
    return a && b ? answer(a, b) : null;
  });
}

function contains(container: Part, part: Part): boolean {
  if (container.type !== "Polygon") {
    const fits = part.type === "Point" || (part.type === "LineString" && container.type === "LineString");
    return fits && booleanContains(container, part);
  }
  return booleanContains(container, part) && !toHoles(container).some((hole) => contains(part, hole));
}

/** The holes, as polygons. Turf sees one that the part's edges touch, and misses one that's all inside it. */
function toHoles({ coordinates: [, ...holes] }: Part & { type: "Polygon" }): Part[] {
  return holes.map((hole) => ({ type: "Polygon", coordinates: [hole] }));
}

function intersects(a: Part, b: Part): boolean {
  if (reaches(a, b) || reaches(b, a)) return true;
  const types = new Set([a.type, b.type]);
  // A polygon reaches the points on its boundary, too, and comparing each of its edges would take longer.
  if (types.has("Polygon") && types.has("Point")) return false;
  const edges = toEdges(b);
  return toEdges(a).some((edge) => edges.some((other) => doMeet(edge, other)));
}

/** Whether a part is a polygon in which another one begins. If their edges don't meet, it has all of the other in it. */
function reaches(part: Part, other: Part): boolean {
  if (part.type !== "Polygon") return false;
  const [first] = toEdges(other);
  return first !== undefined && booleanPointInPolygon(first[0], part);
}

function toEdges(part: Part): Segment[] {
  switch (part.type) {
    case "Point":
      return [[part.coordinates, part.coordinates]];
    case "LineString":
      return toSegments(part.coordinates);
    case "Polygon":
      return part.coordinates.flatMap(toSegments);
  }
}
