import { round, traced, type Point } from "#artwork/curve.ts";

/** The middle line of a limb: one cubic Bézier. */
type Spine = readonly [Point, Point, Point, Point];

/** How thick a limb is from its root (0) to its tip (1): half the width. */
type Thickness = (share: number) => number;

export const tapering =
  (root: number, tip: number): Thickness =>
  (share) =>
    root + (tip - root) * share;

/** The closed outline of a finger, an arm or a neck: a curve with thickness and a round end on either side. */
export function limb(spine: Spine, thickness: Thickness, pieces = 5): string {
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

function pointOn([a, b, c, d]: Spine, share: number): Point {
  const rest = 1 - share;
  const mix = (axis: 0 | 1) =>
    rest ** 3 * a[axis] +
    3 * rest ** 2 * share * b[axis] +
    3 * rest * share ** 2 * c[axis] +
    share ** 3 * d[axis];
  return [mix(0), mix(1)];
}

function normalOn(spine: Spine, share: number): Point {
  const [beforeX, beforeY] = pointOn(spine, share - 0.001);
  const [afterX, afterY] = pointOn(spine, share + 0.001);
  const length = Math.hypot(afterX - beforeX, afterY - beforeY);
  return [(beforeY - afterY) / length, (afterX - beforeX) / length];
}

const pair = (point: Point | undefined) => (point ? `${round(point[0])} ${round(point[1])}` : "");
