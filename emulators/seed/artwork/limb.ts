import { round, traced, type Curve, type Point } from "#seed/artwork/curve.ts";

/** How thick a limb is from its root (0) to its tip (1): half the width. */
export type Thickness = (share: number) => number;

export const tapering =
  (root: number, tip: number): Thickness =>
  (share) =>
    root + (tip - root) * share;

/** The closed outline of a finger, an arm or a neck: a curve with thickness and a round end on either side. */
export function limb(spine: Curve, thickness: Thickness, pieces = 5): string {
  const side = (sign: 1 | -1) => (share: number) => {
    const [x, y] = pointOn(spine, share);
    const [normalX, normalY] = normalOn(spine, share);
    const reach = sign * thickness(share);
    return [x + normalX * reach, y + normalY * reach] as const;
  };
  const there = traced(side(1), pieces);
  const back = traced((share) => side(-1)(1 - share), pieces);
  const [tip, root] = [round(thickness(1)), round(thickness(0))];
  return `M${pair(there[0])}C${there.slice(1).map(pair).join(" ")}A${tip} ${tip} 0 0 0 ${pair(back[0])}C${back.slice(1).map(pair).join(" ")}A${root} ${root} 0 0 0 ${pair(there[0])}Z`;
}

/** A point of a single cubic Bézier. */
export function pointOn(curve: Curve, share: number): Point {
  const [a, b, c, d] = corners(curve);
  const rest = 1 - share;
  const mix = (axis: 0 | 1) =>
    rest ** 3 * a[axis] +
    3 * rest ** 2 * share * b[axis] +
    3 * rest * share ** 2 * c[axis] +
    share ** 3 * d[axis];
  return [mix(0), mix(1)];
}

function normalOn(curve: Curve, share: number): Point {
  const [beforeX, beforeY] = pointOn(curve, share - 0.001);
  const [afterX, afterY] = pointOn(curve, share + 0.001);
  const length = Math.hypot(afterX - beforeX, afterY - beforeY);
  return [(beforeY - afterY) / length, (afterX - beforeX) / length];
}

function corners(curve: Curve): readonly [Point, Point, Point, Point] {
  const [a, b, c, d] = curve;
  if (!a || !b || !c || !d || curve.length !== 4)
    throw new Error("A limb follows one cubic Bézier of four points.");
  return [a, b, c, d];
}

const pair = (point: Point | undefined) => (point ? `${round(point[0])} ${round(point[1])}` : "");
