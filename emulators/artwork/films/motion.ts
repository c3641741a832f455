import type { Curve, Point } from "#artwork/curve.ts";

/** How far a change that lasts from one second to another has come, from 0 to 1, slow at both ends. */
export function eased(second: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** The beginning of a curve: all of it at 1, and almost nothing at 0. */
export function begun(curve: Curve, share: number): Curve {
  const pieces = (curve.length - 1) / 3;
  const reach = Math.min(pieces, Math.max(0.001, share * pieces));
  const whole = Math.min(pieces - 1, Math.floor(reach));
  const [a, b, c, d] = curve.slice(whole * 3, whole * 3 + 4);
  if (!a || !b || !c || !d) throw new Error(`A curve of ${curve.length} points has no piece ${whole}.`);
  return [...curve.slice(0, whole * 3 + 1), ...head([a, b, c, d], reach - whole)];
}

/** The point that a curve has reached. */
export function reached(curve: Curve, share: number): Point {
  const point = begun(curve, share).at(-1);
  if (!point) throw new Error("A curve has at least a start.");
  return point;
}

/** Between two curves of as many points. */
export function between(from: Curve, to: Curve, share: number): Curve {
  return from.map((point, index) => mix(point, to[index] ?? point, share));
}

/** De Casteljau: the two handles and the end of the first part of a piece. */
function head([a, b, c, d]: readonly [Point, Point, Point, Point], share: number): Curve {
  const ab = mix(a, b, share);
  const bc = mix(b, c, share);
  const abc = mix(ab, bc, share);
  return [ab, abc, mix(abc, mix(bc, mix(c, d, share), share), share)];
}

function mix([fromX, fromY]: Point, [toX, toY]: Point, share: number): Point {
  return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
}
