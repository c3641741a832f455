import { arcShapes, toArrowHead, type ArcShape } from "#ui/arc-shapes.ts";
import styles from "./arc.module.css";

export interface ArcProps {
  shape: ArcShape;
  /** Thickness of the line in the shape's own units; the dot and the arrow head follow it. */
  weight?: number;
  /** When it draws itself: with the page, as it scrolls into view, or not at all. */
  draws?: "at-once" | "in-view" | "never";
  /** False where one movement goes on from another: no dot to start from, no head to come to rest. */
  starts?: boolean;
  ends?: boolean;
  /** Its turn among arcs that draw one after the other, from 0. */
  turn?: number;
  className?: string | undefined;
}

/** The signature: a thin curve from a dot to an arrow head, as in sign notation. Decoration, so silent. */
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
      data-draws={draws}
      style={{ "--turn": turn }}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {starts && <circle className={styles.dot} cx={start.x} cy={start.y} r={weight * 2.25} />}
      <path className={styles.curve} d={curve} pathLength={1} strokeWidth={weight} />
      {ends && <path className={styles.head} d={toArrowHead(end, angle, weight * 6)} strokeWidth={weight} />}
    </svg>
  );
}
