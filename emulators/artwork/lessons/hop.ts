import type { Curve, Point } from "#artwork/curve.ts";

/** One leap from point to point: straight up at the start, straight down at the end, `height` above the higher one. */
export function hop([fromX, fromY]: Point, [toX, toY]: Point, height: number): Curve {
  const top = Math.min(fromY, toY) - (height * 4) / 3;
  const reach = (toX - fromX) * 0.12;
  return [
    [fromX, fromY],
    [fromX + reach, top],
    [toX - reach, top],
    [toX, toY],
  ];
}

/** Leaps from each point to the next, as one movement; the first one is leap 0. */
export function hops(points: readonly Point[], height: (leap: number) => number): Curve {
  const leaps = points.slice(1).map((point, leap) => hop(points[leap] ?? point, point, height(leap)));
  return leaps.flatMap((curve, leap) => (leap === 0 ? curve : curve.slice(1)));
}
