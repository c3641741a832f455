import type { ReactNode } from "react";
import { ArcRule } from "#ui/arc-rule.tsx";
import styles from "./section-head.module.css";

export interface SectionHeadProps {
  title: ReactNode;
  /** A sentence or two beside the title. */
  text?: ReactNode;
  /** The heading's id, for `aria-labelledby`. */
  id?: string;
}

/** The line, heading and text above a list. Placed in a band's columns. */
export function SectionHead({ title, text, id }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.rule}>
        <ArcRule at="end" />
      </div>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
