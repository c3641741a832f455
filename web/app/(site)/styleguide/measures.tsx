import type { Tokens } from "#styles/tokens.ts";
import { Band } from "#ui/band.tsx";
import styles from "./measures.module.css";
import { Specimen } from "./specimen.tsx";
import guide from "./styleguide.module.css";

export interface MeasuresProps {
  tokens: Tokens;
}

/** Spacing, lines, corners and targets at their real size. */
export function Measures({ tokens: { root } }: MeasuresProps) {
  const names = (pattern: RegExp) => Object.keys(root).filter((name) => pattern.test(name));
  return (
    <Band ground="sand">
      <h2 className={guide.heading}>Spacing and lines</h2>
      <div>
        {names(/^space-|^gutter$|^column-gap$|^target/).map((name) => (
          <Specimen name={`--${name}`} key={name}>
            <div className={styles.space} style={{ "--length": `var(--${name})` }} />
          </Specimen>
        ))}
        {names(/^line$|^line-strong$|^ring$/).map((name) => (
          <Specimen name={`--${name}`} key={name}>
            <div className={styles.line} style={{ "--length": `var(--${name})` }} />
          </Specimen>
        ))}
        {names(/^radius-/).map((name) => (
          <Specimen name={`--${name}`} key={name}>
            <div className={styles.corner} style={{ "--length": `var(--${name})` }} />
          </Specimen>
        ))}
      </div>
    </Band>
  );
}
