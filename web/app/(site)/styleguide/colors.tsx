import { contrast } from "#styles/contrast.ts";
import { resolveToken, type Tokens } from "#styles/tokens.ts";
import { Band } from "#ui/band.tsx";
import styles from "./colors.module.css";

export interface ColorsProps {
  tokens: Tokens;
}

/** Colors used on each background, with their minimum contrast (WCAG 2.2 AA). */
const pairings = [
  { token: "text", use: "Text", least: 4.5 },
  { token: "text-quiet", use: "Quiet text", least: 4.5 },
  { token: "link", use: "Links", least: 4.5 },
  { token: "focus", use: "Focus ring", least: 3 },
  { token: "stroke", use: "Strokes", least: 3 },
] as const;

/** Every background and level with its colors and their measured contrast. */
export function Colors({ tokens }: ColorsProps) {
  return (
    <>
      <Band space="small">
        <h2 className={styles.title}>Colors</h2>
      </Band>
      {toGrounds(tokens).map(({ selector, attributes, name }) => (
        <Band as="div" space="small" key={selector} {...attributes}>
          <h3 className={styles.name}>{name}</h3>
          <dl className={styles.pairings}>
            {pairings.map(({ token, use, least }) => (
              <div key={token} style={{ "--shown": `var(--${token})` }} className={styles.pairing}>
                <dt className={styles.use}>{use}</dt>
                <dd className={styles.ratio}>{describe(tokens, selector, token, least)}</dd>
              </div>
            ))}
          </dl>
        </Band>
      ))}
    </>
  );
}

function toGrounds({ scopes }: Tokens) {
  const named = [...scopes.keys()].flatMap((selector) => {
    const [, kind, name] = /^\[data-(ground|level)="([\w-]+)"\]$/.exec(selector) ?? [];
    return kind && name
      ? [{ selector, attributes: { [`data-${kind}`]: name }, name: `${kind} “${name}”` }]
      : [];
  });
  return [{ selector: ":root", attributes: {}, name: "the page" }, ...named];
}

function describe(tokens: Tokens, selector: string, token: string, least: number): string {
  const ground = resolveToken(tokens, "ground", selector);
  const color = resolveToken(tokens, token, selector);
  const ratio = contrast(color, ground);
  return `${color} · ${ratio.toFixed(1)}${ratio < least ? `, needs ${least}` : ""}`;
}
