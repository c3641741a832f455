import { resolveToken, type Tokens } from "#styles/tokens.ts";
import { arcShapes } from "#ui/arc-shapes.ts";
import { Arc } from "#ui/arc.tsx";
import { ArcRule } from "#ui/arc-rule.tsx";
import { Band } from "#ui/band.tsx";
import styles from "./movements.module.css";
import { Specimen } from "./specimen.tsx";
import guide from "./styleguide.module.css";

export interface MovementsProps {
  tokens: Tokens;
}

const shapes = [
  "mark",
  "hop",
  "leap",
  "sweep",
  "loop",
  "return",
] as const satisfies (keyof typeof arcShapes)[];

/** The two durations and the arcs that draw themselves. With reduced motion, nothing moves. */
export function Movements({ tokens }: MovementsProps) {
  return (
    <Band>
      <h2 className={guide.heading}>Motion</h2>
      <div>
        {["motion-quick", "motion-slow"].map((name) => (
          <Specimen name={`--${name}`} key={name}>
            <button className={styles.mover} style={{ "--duration": `var(--${name})` }} type="button">
              <span className={styles.dot} />
              {resolveToken(tokens, name)}: hover
            </button>
          </Specimen>
        ))}
        {shapes.map((shape) => (
          <Specimen name={`Arc ${shape}`} key={shape}>
            <Arc shape={shape} className={styles.arc} />
          </Specimen>
        ))}
        <Specimen name="Arc at once, third in order">
          <Arc shape="hop" draws="at-once" turn={2} weight={4} className={styles.arc} />
        </Specimen>
        <Specimen name="Arc that continues another">
          <Arc shape="hop" draws="never" starts={false} ends={false} className={styles.arc} />
        </Specimen>
        {(["start", "middle", "end"] as const).map((at) => (
          <Specimen name={`ArcRule at ${at}`} key={at}>
            <ArcRule at={at} />
          </Specimen>
        ))}
      </div>
    </Band>
  );
}
