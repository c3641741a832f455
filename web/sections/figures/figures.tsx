import type { Section } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import styles from "./figures.module.css";

export interface FiguresProps {
  section: Section<"figures">;
}

/** Facts whose number is the news: it stands large, its words follow on the line. */
export function Figures({ section: { title, items } }: FiguresProps) {
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
