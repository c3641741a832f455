import type { Solid } from "#artwork/signer/solid.ts";
import {
  add,
  cross,
  dot,
  type Frame,
  normalize,
  scale,
  subtract,
  toLocal,
  type Vector,
} from "#artwork/signer/vector.ts";

/**
 * The surface of a solid at a point of the picture: how near it is, or -Infinity where the solid is not. Where it faces and how
 * it's painted is left in `found`, because an object for each of millions of pixels takes most of the time.
 */
export type Hit = (x: number, y: number) => number;

export const found: { x: number; y: number; z: number; color: string | null } = {
  x: 0,
  y: 0,
  z: 1,
  color: null,
};

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface Surface {
  hit: Hit;
  box: Box;
}

/** A solid that is already turned toward the viewer, as one or several surfaces. */
export function toSurfaces(solid: Solid): Surface[] {
  switch (solid.kind) {
    case "cone":
      return toConeSurfaces(solid.from, solid.to, solid.radii);
    case "slab":
      return toSlabSurfaces(solid.corners, solid.radius);
    case "ellipsoid":
      return [toEllipsoidSurface(solid)];
  }
}

function toConeSurfaces(from: Vector, to: Vector, [first, last]: readonly [number, number]): Surface[] {
  const ends = [toBall(from, first), toBall(to, last)];
  const side = subtract(to, from);
  const change = last - first;
  const slant = dot(side, side) - change * change;
  const square = 1 - (side[2] * side[2]) / slant;
  // Seen along its axis, a cone has no outline of its own.
  if (slant <= 1e-6 || square <= 1e-4) return ends;
  const hit: Hit = (pixelX, pixelY) => {
    const [x, y] = [pixelX - from[0], pixelY - from[1]];
    const along = side[0] * x + side[1] * y + change * first;
    const half = (along * side[2]) / slant;
    const rest = x * x + y * y - first * first - (along * along) / slant;
    const root = half * half - square * rest;
    if (root < 0) return -Infinity;
    const z = (half + Math.sqrt(root)) / square;
    const share = (along + side[2] * z) / slant;
    if (share < 0 || share > 1) return -Infinity;
    const radius = first + change * share;
    found.x = (x - side[0] * share) / radius;
    found.y = (y - side[1] * share) / radius;
    found.z = (z - side[2] * share) / radius;
    found.color = null;
    return z + from[2];
  };
  return [...ends, { hit, box: joined(...ends.map(({ box }) => box)) }];
}

function toBall([centerX, centerY, centerZ]: Vector, radius: number): Surface {
  const hit: Hit = (pixelX, pixelY) => {
    const [x, y] = [pixelX - centerX, pixelY - centerY];
    const rest = radius * radius - x * x - y * y;
    if (rest < 0) return -Infinity;
    const z = Math.sqrt(rest);
    found.x = x / radius;
    found.y = y / radius;
    found.z = z / radius;
    found.color = null;
    return centerZ + z;
  };
  const box = {
    left: centerX - radius,
    right: centerX + radius,
    bottom: centerY - radius,
    top: centerY + radius,
  };
  return { hit, box };
}

/** The face of the polygon that looks at the viewer, and its rounded edges. */
function toSlabSurfaces(corners: readonly Vector[], radius: number): Surface[] {
  const [first, second, third] = corners;
  if (!first || !second || !third) throw new Error("A slab needs three corners.");
  const edges = corners.flatMap((corner, index) =>
    // Each corner is the start of one edge and the end of another.
    toConeSurfaces(corner, corners[(index + 1) % corners.length] ?? corner, [radius, radius]).slice(1),
  );
  const across = normalize(cross(subtract(second, first), subtract(third, first)));
  const normal = across[2] < 0 ? scale(across, -1) : across;
  if (normal[2] < 1e-3) return edges;
  const start: Vector = [
    first[0] + normal[0] * radius,
    first[1] + normal[1] * radius,
    first[2] + normal[2] * radius,
  ];
  const outline = corners.map(([x, y]) => [x + normal[0] * radius, y + normal[1] * radius] as const);
  const hit: Hit = (x, y) => {
    if (!isInside(outline, x, y)) return -Infinity;
    [found.x, found.y, found.z] = normal;
    found.color = null;
    return start[2] - (normal[0] * (x - start[0]) + normal[1] * (y - start[1])) / normal[2];
  };
  const box = {
    left: Math.min(...outline.map(([x]) => x)),
    right: Math.max(...outline.map(([x]) => x)),
    bottom: Math.min(...outline.map(([, y]) => y)),
    top: Math.max(...outline.map(([, y]) => y)),
  };
  return [...edges, { hit, box }];
}

function isInside(outline: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false;
  let [beforeX, beforeY] = outline.at(-1) ?? [0, 0];
  for (const [cornerX, cornerY] of outline) {
    if (
      cornerY > y !== beforeY > y &&
      x < ((beforeX - cornerX) * (y - cornerY)) / (beforeY - cornerY) + cornerX
    )
      inside = !inside;
    [beforeX, beforeY] = [cornerX, cornerY];
  }
  return inside;
}

function toEllipsoidSurface({
  frame,
  radii,
  isThere,
  paint,
}: Extract<Solid, { kind: "ellipsoid" }>): Surface {
  const shrink = ([x, y, z]: Vector): Vector => [x / radii[0], y / radii[1], z / radii[2]];
  const ahead = shrink([frame.x[2], frame.y[2], frame.z[2]]);
  const square = dot(ahead, ahead);
  const hit: Hit = (x, y) => {
    const start = shrink(toLocal(frame, [x, y, 0]));
    const half = dot(start, ahead);
    const root = half * half - square * (dot(start, start) - 1);
    if (root < 0) return -Infinity;
    const far = Math.sqrt(root);
    const front = (-half + far) / square;
    // Where the front is cut away, the inside of the back is seen.
    const z = !isThere || isThere(add(start, scale(ahead, front))) ? front : (-half - far) / square;
    const point = add(start, scale(ahead, z));
    if (isThere && z !== front && !isThere(point)) return -Infinity;
    const normal = normalize(fromLocal(frame, shrink(point)));
    [found.x, found.y, found.z] = normal;
    found.color = paint?.([point[0] * radii[0], point[1] * radii[1], point[2] * radii[2]]) ?? null;
    return z;
  };
  const reach = (axis: 0 | 1) =>
    Math.hypot(frame.x[axis] * radii[0], frame.y[axis] * radii[1], frame.z[axis] * radii[2]);
  const [x, y] = frame.origin;
  return { hit, box: { left: x - reach(0), right: x + reach(0), bottom: y - reach(1), top: y + reach(1) } };
}

const fromLocal = ({ x, y, z }: Frame, [a, b, c]: Vector): Vector =>
  add(add(scale(x, a), scale(y, b)), scale(z, c));

/** The box around boxes. */
export function joined(...boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
    top: Math.max(...boxes.map(({ top }) => top)),
  };
}
