import { Arc } from "#ui/arc.tsx";
import styles from "./arc-rule.module.css";

export interface ArcRuleProps {
  /** Where along the line the hand leaves it. */
  at?: "start" | "middle" | "end";
}

/** A line between two parts of a page that lifts off once, as a hand does between two signs. */
export function ArcRule({ at = "end" }: ArcRuleProps) {
  return (
    <div className={styles.rule} data-at={at}>
      <Arc shape="hop" weight={2} className={styles.arc} />
    </div>
  );
}
