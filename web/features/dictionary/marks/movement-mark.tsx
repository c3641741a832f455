import type { movementKinds } from "@shop/schemas/vocabulary/sign-parameters.ts";
import styles from "./mark.module.css";

export type MovementKind = (typeof movementKinds)[number]["value"];

/** A movement as a line with a dot at its start and an arrow at its end. It decorates the movement's name. */
export function MovementMark({ kind }: { kind: MovementKind }) {
  const { line, start, ground } = movements[kind];
  return (
    <svg className={styles.movement} viewBox="-2 5 68 68" aria-hidden="true">
      {ground && <path className={styles.ground} d={ground} />}
      <path className={styles.line} d={line} />
      {start.map(([x, y]) => (
        <circle className={styles.start} cx={x} cy={y} r={5} key={`${x} ${y}`} />
      ))}
    </svg>
  );
}

interface Movement {
  line: string;
  start: readonly (readonly [x: number, y: number])[];
  /** What the hand touches. */
  ground?: string;
}

const movements: Readonly<Record<MovementKind, Movement>> = {
  still: { line: "M16 39A16 16 0 1 1 48 39A16 16 0 1 1 16 39", start: [[32, 39]] },
  line: { line: "M11 60L53 18M36 18H53V35", start: [[11, 60]] },
  arc: { line: "M9 56Q24 8 54 44M54 27V45L37 42", start: [[9, 56]] },
  circle: { line: "M20 54A19 19 0 1 1 44 54M57 54H44L46.6 41", start: [[20, 54]] },
  "back-and-forth": { line: "M6 44Q32 24 58 44M12 28L6 44L22 46M52 28L58 44L42 46", start: [] },
  twist: { line: "M44 22Q10 22 10 39Q10 56 44 56M33 45L46 56L34 67", start: [[46, 22]] },
  touch: { line: "M32 16V50M20 39L32 51L44 39", start: [[32, 14]], ground: "M10 64H54" },
  rub: { line: "M10 46H52M41 34L53 46L41 58", start: [[10, 46]], ground: "M10 64H54" },
  "meet-or-part": { line: "M5 39H25M16 29L26 39L16 49M59 39H39M48 29L38 39L48 49", start: [] },
  fingers: {
    line: "M14 58Q4 48 14 39Q24 30 14 20M32 58Q22 48 32 39Q42 30 32 20M50 58Q40 48 50 39Q60 30 50 20",
    start: [
      [14, 58],
      [32, 58],
      [50, 58],
    ],
  },
};
