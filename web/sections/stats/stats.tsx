import type { Section } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import styles from "./stats.module.css";

export interface StatsProps {
  section: Section<"stats">;
}

/** Facts with large numbers, each followed by its text. */
export function Stats({ section: { title, items } }: StatsProps) {
  if (!items?.length) return null;
  return (
    <Band ground="sand">
      {title && <h2 className={styles.title}>{title}</h2>}
      <dl className={styles.list}>
        {items.map(({ _key, value, label }) => (
          <div className={styles.fact} key={_key}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
