import type { Tokens } from "#styles/tokens.ts";
import { Band } from "#ui/band.tsx";
import { Specimen } from "./specimen.tsx";
import guide from "./styleguide.module.css";
import styles from "./type-scale.module.css";

export interface TypeScaleProps {
  tokens: Tokens;
}

const faces = [
  { token: "font-display", words: "Bricolage Grotesque, for headings" },
  { token: "font-text", words: "Atkinson Hyperlegible Next, for text" },
  { token: "font-mono", words: "Atkinson Hyperlegible Mono: YOU DEAF, $79.00, 1:30" },
];

/** The three typefaces, and all sizes. */
export function TypeScale({ tokens: { root } }: TypeScaleProps) {
  const sizes = Object.keys(root).filter((name) => /^(?:size|title)-/.test(name));
  return (
    <Band>
      <h2 className={guide.heading}>Type</h2>
      <div>
        {faces.map(({ token, words }) => (
          <Specimen name={`--${token}`} key={token}>
            <p className={styles.face} style={{ "--face": `var(--${token})` }}>
              {words}
            </p>
          </Specimen>
        ))}
        {sizes.map((name) => (
          <Specimen name={`--${name}`} key={name}>
            <p className={styles.size} style={{ "--size": `var(--${name})` }} data-face={toFace(name)}>
              Hands move
            </p>
          </Specimen>
        ))}
      </div>
    </Band>
  );
}

const toFace = (name: string) => (name.startsWith("size") ? "text" : "display");
