import { arcShapes, toArrowHead, type ArcShape } from "#ui/arc-shapes.ts";
import styles from "./arc.module.css";

export interface ArcProps {
  shape: ArcShape;
  /** Line width in the shape's own units. The dot and arrowhead scale with it. */
  weight?: number;
  /** When the arc draws itself: on load, when scrolled into view, or never. */
  draws?: "at-once" | "in-view" | "never";
  /** False for an arc that continues another: no dot and no arrowhead. */
  starts?: boolean;
  ends?: boolean;
  /** Its position among arcs that draw one after another, from 0. */
  turn?: number;
  className?: string | undefined;
}

/** The site's signature: a thin curve from a dot to an arrowhead, as in sign notation. Hidden from assistive technology. */
export function Arc({
  shape,
  weight = 2,
  draws = "in-view",
  turn = 0,
  starts = true,
  ends = true,
  className,
}: ArcProps) {
  const { width, height, curve, start, end, angle } = arcShapes[shape];
  return (
    <svg
      className={[styles.arc, className].filter(Boolean).join(" ")}
      {...(draws !== "never" && { "data-draws": draws })}
      {...(turn > 0 && { style: { "--turn": turn } })}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      strokeWidth={weight}
      aria-hidden="true"
    >
      {starts && <circle cx={start.x} cy={start.y} r={weight * 2.25} />}
      <path d={curve} pathLength={1} />
      {ends && <path d={toArrowHead(end, angle, weight * 6)} />}
    </svg>
  );
}
