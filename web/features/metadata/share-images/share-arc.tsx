import { arcShapes, type ArcShape, toArrowHead } from "#ui/arc-shapes.ts";

export interface ShareArcProps {
  shape: ArcShape;
  /** In pixels. */
  width: number;
  /** Line width in pixels. */
  line: number;
  color: string;
  /** The color of the arc's starting dot. */
  start?: string;
}

/** The arc from `ui/arc.tsx`, in a form the image renderer supports. */
export function ShareArc({ shape, width, line, color, start = color }: ShareArcProps) {
  const arc = arcShapes[shape];
  const weight = (line * arc.width) / width;
  const stroke = {
    stroke: color,
    strokeWidth: weight,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  } as const;
  return (
    <svg
      width={width}
      height={(arc.height * width) / arc.width}
      viewBox={`0 0 ${arc.width} ${arc.height}`}
      fill="none"
    >
      <path d={arc.curve} {...stroke} />
      <path d={toArrowHead(arc.end, arc.angle, weight * 4)} {...stroke} />
      <circle cx={arc.start.x} cy={arc.start.y} r={weight * 2} fill={start} />
    </svg>
  );
}
