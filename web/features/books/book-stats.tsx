import type { BookPage } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import styles from "./book-stats.module.css";

export interface BookStatsProps {
  stats: BookPage["stats"];
}

/** Two or three numbers at a glance. */
export function BookStats({ stats }: BookStatsProps) {
  const data = stats?.filter(({ value }) => value) ?? [];
  if (data.length === 0) return null;
  return (
    <Band as="div" space="none">
      <dl className={styles.stats}>
        {data.map(({ _key, label, value }) => (
          <div className={styles.stat} key={_key}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
