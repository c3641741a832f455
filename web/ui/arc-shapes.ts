export interface Point {
  x: number;
  y: number;
}

interface ArcGeometry {
  width: number;
  height: number;
  /** An SVG path from `start` to `end`. */
  curve: string;
  start: Point;
  end: Point;
  /** The direction at the end, in degrees; 0 is right, 90 is down. */
  angle: number;
}

export type ArcShape = "mark" | "hop" | "leap" | "sweep" | "loop" | "return";

/** Hand movements in units of their own, scaled where they're used. */
export const arcShapes: Record<ArcShape, ArcGeometry> = {
  mark: {
    width: 40,
    height: 28,
    curve: "M5 23C5 6 31 2 34 21",
    start: { x: 5, y: 23 },
    end: { x: 34, y: 21 },
    angle: 82,
  },
  hop: {
    width: 120,
    height: 44,
    curve: "M8 38C24 2 92 0 110 34",
    start: { x: 8, y: 38 },
    end: { x: 110, y: 34 },
    angle: 62,
  },
  leap: {
    width: 420,
    height: 180,
    curve: "M14 164C70 -30 330 -36 402 152",
    start: { x: 14, y: 164 },
    end: { x: 402, y: 152 },
    angle: 69,
  },
  sweep: {
    width: 640,
    height: 360,
    curve: "M16 40C60 330 420 420 618 96",
    start: { x: 16, y: 40 },
    end: { x: 618, y: 96 },
    angle: -58.6,
  },
  loop: {
    width: 560,
    height: 300,
    curve: "M16 232C150 20 330 -30 372 92C404 190 250 236 236 128C220 8 440 -10 538 214",
    start: { x: 16, y: 232 },
    end: { x: 538, y: 214 },
    angle: 66.4,
  },
  return: {
    width: 320,
    height: 240,
    curve: "M300 30C340 200 120 280 30 96",
    start: { x: 300, y: 30 },
    end: { x: 30, y: 96 },
    angle: 243.9,
  },
};

/** Two strokes that meet at `end` and open backward. */
export function toArrowHead(end: Point, angle: number, length: number): string {
  const [left, right] = [angle + 180 - 30, angle + 180 + 30].map((degrees) => {
    const radians = (degrees * Math.PI) / 180;
    return `${round(end.x + length * Math.cos(radians))} ${round(end.y + length * Math.sin(radians))}`;
  });
  return `M${left}L${end.x} ${end.y}L${right}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
