import type { ReactNode } from "react";
import { Spinner } from "#ui/spinner.tsx";
import styles from "./pending-label.module.css";

export interface PendingLabelProps {
  children: ReactNode;
  /** What the button says while its form is being sent, such as `Adding…`. */
  pending: string;
}

/** A button's text, and another one while the form around it is `aria-busy`. There's always room for both, so nothing moves. */
export function PendingLabel({ children, pending }: PendingLabelProps) {
  return (
    <span className={styles.labels}>
      <span className={styles.idle}>{children}</span>
      <span className={styles.pending}>
        <Spinner />
        {pending}
      </span>
    </span>
  );
}
