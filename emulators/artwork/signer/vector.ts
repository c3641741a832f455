/**
 * A point or direction in the signer's space, in centimeters: x to the viewer's right, y up, z toward the viewer. The origin lies
 * between the shoulders.
 */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const scale = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const length = (a: Vector) => Math.hypot(a[0], a[1], a[2]);

export function normalize(a: Vector): Vector {
  const size = length(a);
  return size < 1e-9 ? [0, 1, 0] : scale(a, 1 / size);
}

export const mix = (a: Vector, b: Vector, share: number): Vector => add(a, scale(subtract(b, a), share));

/** The part of a vector that is square to a unit vector. */
export const without = (a: Vector, unit: Vector): Vector => subtract(a, scale(unit, dot(a, unit)));

/** Turns a vector around a unit axis by Rodrigues' formula, counterclockwise when the axis points at the viewer. */
export function rotate(a: Vector, axis: Vector, degrees: number): Vector {
  const radians = (degrees * Math.PI) / 180;
  const cosine = Math.cos(radians);
  return add(
    add(scale(a, cosine), scale(cross(axis, a), Math.sin(radians))),
    scale(axis, dot(axis, a) * (1 - cosine)),
  );
}

export const degreesBetween = (a: Vector, b: Vector) =>
  (Math.acos(Math.min(1, Math.max(-1, dot(normalize(a), normalize(b))))) * 180) / Math.PI;

/** A square frame: where local x, y and z point. */
export interface Frame {
  origin: Vector;
  x: Vector;
  y: Vector;
  z: Vector;
}

export const toWorld = ({ origin, x, y, z }: Frame, [a, b, c]: Vector): Vector =>
  add(origin, add(add(scale(x, a), scale(y, b)), scale(z, c)));

export function toLocal({ origin, x, y, z }: Frame, point: Vector): Vector {
  const from = subtract(point, origin);
  return [dot(from, x), dot(from, y), dot(from, z)];
}
