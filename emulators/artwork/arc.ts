import { round, tipped, toPath, type Curve, type Point } from "#artwork/curve.ts";

interface ArcStyle {
  stroke: string;
  width: number;
  /** The color of the start dot; the stroke's own when left out. */
  dot?: string;
}

/** A movement as sign notation draws it: a dot where it starts, a thin line, an open arrow head where it goes. */
export function arc(curve: Curve, { stroke, width, dot = stroke }: ArcStyle): string {
  return `<g fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">
    <path d="${toPath(curve)}"/>${arrowHead(curve, width)}
  </g>${startDot(curve, width, dot)}`;
}

export function startDot(curve: Curve, width: number, fill: string): string {
  const [x, y] = pointAt(curve, 0);
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(width * 2.1)}" fill="${fill}"/>`;
}

interface EchoStyle {
  stroke: string;
  width: number;
  count: number;
  /** How far the last echo is tipped. */
  until?: number;
}

/** The hairlines a movement leaves behind it: the same curve, tipped further and drawn fainter. */
export function echoes(curve: Curve, { stroke, width, count, until = 0.1 }: EchoStyle): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / (count + 1);
    const opacity = 0.62 - 0.42 * share;
    return `<path d="${toPath(tipped(curve, 1 - (1 - until) * share))}" opacity="${opacity.toFixed(2)}"/>`;
  });
  return `<g fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round">${lines.join("")}</g>`;
}

function arrowHead(curve: Curve, width: number): string {
  const [endX, endY] = pointAt(curve, curve.length - 1);
  const [fromX, fromY] = pointAt(curve, curve.length - 2);
  const direction = Math.atan2(endY - fromY, endX - fromX);
  const length = width * 5.2;
  const wing = (angle: number) =>
    `${round(endX - length * Math.cos(direction + angle))} ${round(endY - length * Math.sin(direction + angle))}`;
  return `<path d="M${wing(0.52)}L${round(endX)} ${round(endY)}L${wing(-0.52)}"/>`;
}

function pointAt(curve: Curve, index: number): Point {
  const point = curve[index];
  if (!point) throw new Error(`A curve of ${curve.length} points has no point ${index}.`);
  return point;
}
