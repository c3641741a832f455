import { z } from "zod";
import { isSimpleRing } from "#content-lake/query/geography/segments.ts";

/** A place on Earth, in degrees. GeoJSON's coordinates have no such bounds, because they're on a plane. */
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const position = z.tuple([z.number(), z.number()], z.number());
const line = z.array(position).min(2);
const polygon = z.array(z.array(position).min(4).refine(isSimpleRing)).min(1);

const point = z.object({ type: z.literal("Point"), coordinates: position });

const simpleGeography = z.discriminatedUnion("type", [
  point,
  z.object({ type: z.literal("LineString"), coordinates: line }),
  z.object({ type: z.literal("Polygon"), coordinates: polygon }),
  z.object({ type: z.literal("MultiPoint"), coordinates: z.array(position).min(1) }),
  z.object({ type: z.literal("MultiLineString"), coordinates: z.array(line).min(1) }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(polygon).min(1) }),
]);

const missing = z.null().optional();

const geography = z.union([
  simpleGeography,
  z.object({ type: z.literal("GeometryCollection"), geometries: z.array(simpleGeography).min(1) }),
  z.object({ lat: latitude, lng: longitude, lon: missing }).transform(({ lat, lng }) => toPoint(lat, lng)),
  z.object({ lat: latitude, lng: missing, lon: longitude }).transform(({ lat, lon }) => toPoint(lat, lon)),
]);

/** GeoJSON without other fields than its type and its coordinates. */
export type Geography = z.infer<typeof geography>;

/** What a geography is made of. */
export type Part = Extract<Geography, { type: "Point" | "LineString" | "Polygon" }>;

/** By the value. Values are never changed, and a region is often compared with ten thousand places. */
const known = new WeakMap<object, Geography | null>();

/**
 * Parses what GROQ takes for a geography (sanity-io.github.io/GROQ, "Geography Extension"): GeoJSON, or an object with `lat`, and
 * either `lng` or `lon`. null for anything else, such as a latitude of 91, and for a polygon whose boundary is open or meets itself.
 */
export function parseGeography(value: unknown): Geography | null {
  if (typeof value !== "object" || value === null) return null;
  const earlier = known.get(value);
  if (earlier !== undefined) return earlier;
  const parsed = geography.safeParse(value).data ?? null;
  known.set(value, parsed);
  return parsed;
}

function toPoint(lat: number, lng: number): z.infer<typeof point> {
  return { type: "Point", coordinates: [lng, lat] };
}

export function toParts(whole: Geography): Part[] {
  switch (whole.type) {
    case "Point":
    case "LineString":
    case "Polygon":
      return [whole];
    case "MultiPoint":
      return whole.coordinates.map((coordinates) => ({ type: "Point", coordinates }));
    case "MultiLineString":
      return whole.coordinates.map((coordinates) => ({ type: "LineString", coordinates }));
    case "MultiPolygon":
      return whole.coordinates.map((coordinates) => ({ type: "Polygon", coordinates }));
    case "GeometryCollection":
      return whole.geometries.flatMap(toParts);
  }
}
