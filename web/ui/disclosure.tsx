import type { ReactNode } from "react";
import styles from "./disclosure.module.css";

export interface DisclosureProps {
  /** Always visible; opens the rest. */
  summary: ReactNode;
  children: ReactNode;
  /** The id of the content. A URL with this hash opens it and scrolls to it. */
  id?: string | undefined;
  size?: "small" | "large";
  /** Whether it's open from the start. */
  isOpen?: boolean;
  /** Where an editor finds it. */
  "data-sanity"?: string | undefined;
}

/** Expandable text. Works without JavaScript. */
export function Disclosure({ summary, children, id, size = "large", isOpen, ...rest }: DisclosureProps) {
  return (
    // A URL with its hash opens it before React loads.
    <details className={styles.disclosure} data-size={size} open={isOpen} suppressHydrationWarning {...rest}>
      <summary className={styles.summary}>
        <span>{summary}</span>
      </summary>
      <div className={styles.content} id={id}>
        {children}
      </div>
    </details>
  );
}
