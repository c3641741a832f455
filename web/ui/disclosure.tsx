import type { ReactNode } from "react";
import styles from "./disclosure.module.css";

export interface DisclosureProps {
  /** What is always seen, and opens the rest. */
  summary: ReactNode;
  children: ReactNode;
  /** Of what opens: an address that ends in it opens it and scrolls there. */
  id?: string | undefined;
  size?: "small" | "large";
}

/** Words that open under their heading, without JavaScript. */
export function Disclosure({ summary, children, id, size = "large" }: DisclosureProps) {
  return (
    // An address that ends in the id opens it before React arrives.
    <details className={styles.disclosure} data-size={size} suppressHydrationWarning>
      <summary className={styles.summary}>
        <span>{summary}</span>
      </summary>
      <div className={styles.content} id={id}>
        {children}
      </div>
    </details>
  );
}
