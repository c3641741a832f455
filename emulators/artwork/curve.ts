export type Point = readonly [x: number, y: number];

/** Cubic Béziers joined end to end: a start, then two handles and an end for each piece. */
export type Curve = readonly Point[];

export function toPath(curve: Curve): string {
  const [start, ...rest] = curve.map(([x, y]) => `${round(x)} ${round(y)}`);
  return `M${start}C${rest.join(" ")}`;
}

/** A curve through a moving point, asked for at times from 0 to 1. */
export function traced(at: (time: number) => Point, pieces: number): Curve {
  const step = 1 / pieces;
  const nudge = step / 1000;
  const handle = (time: number, reach: number): Point => {
    const [x, y] = at(time);
    const [beforeX, beforeY] = at(time - nudge);
    const [afterX, afterY] = at(time + nudge);
    const scale = (reach * step) / (6 * nudge);
    return [x + (afterX - beforeX) * scale, y + (afterY - beforeY) * scale];
  };
  const piece = (index: number): Point[] => [
    handle(index * step, 1),
    handle((index + 1) * step, -1),
    at((index + 1) * step),
  ];
  return [at(0), ...Array.from({ length: pieces }, (_, index) => piece(index)).flat()];
}

/** The same curve, scaled from the unit square to a field. */
export function placed(curve: Curve, field: { x: number; y: number; width: number; height: number }): Curve {
  return curve.map(([x, y]) => [field.x + x * field.width, field.y + y * field.height]);
}

/** The same curve turned about the horizontal through its start, as a hoop is tipped: 1 leaves it, 0 lays it flat. */
export function tipped(curve: Curve, share: number): Curve {
  const axis = curve[0]?.[1] ?? 0;
  return curve.map(([x, y]) => [x, axis + (y - axis) * share]);
}

export const round = (value: number) => Math.round(value * 10) / 10;
