import type { HeroGround } from "@shop/schemas/vocabulary/hero-grounds.ts";
import type { Section } from "#content/content-types.ts";
import { toGround } from "#sections/hero/hero.tsx";
import { Band } from "#ui/band.tsx";
import styles from "./stats.module.css";

export interface StatsProps {
  section: Section<"stats">;
  /** The background of the hero right above, which it continues. */
  ground: HeroGround | null;
}

/** Facts as one line of numbers with their texts. */
export function Stats({ section: { title, items }, ground }: StatsProps) {
  if (!items?.length) return null;
  return (
    <Band space="none" {...toGround(ground)}>
      <div className={styles.line}>
        {title && <h2 className={styles.title}>{title}</h2>}
        <dl className={styles.facts}>
          {items.map(({ _key, value, label }) => (
            <div className={styles.fact} key={_key}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
