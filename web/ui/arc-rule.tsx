import { Arc } from "#ui/arc.tsx";
import styles from "./arc-rule.module.css";

export interface ArcRuleProps {
  /** Where along the line the arc starts. */
  at?: "start" | "middle" | "end";
}

/** A line between two parts of a page, with one arc rising from it. */
export function ArcRule({ at = "end" }: ArcRuleProps) {
  return (
    <div className={styles.rule} data-at={at}>
      <Arc shape="hop" weight={2} className={styles.arc} />
    </div>
  );
}
