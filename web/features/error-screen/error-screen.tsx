import type { ReactNode } from "react";
import { ErrorCode } from "#features/error-screen/error-code.client.tsx";
import { RefreshButton } from "#features/error-screen/refresh-button.client.tsx";
import buttonStyles from "#ui/button.module.css";
import styles from "./error-screen.module.css";

export interface ErrorScreenProps {
  /** An optional illustration. */
  children?: ReactNode;
}

/**
 * Shown when a page fails (requirements §8.12). It depends on nothing that could also fail: the link home
 * starts over with a fresh page.
 */
export function ErrorScreen({ children }: ErrorScreenProps) {
  return (
    <section className={styles.screen}>
      {/* React hoists it into the head; a page that failed on the server has none. */}
      <title>Something went wrong</title>
      <div className={styles.words}>
        <h1 className={styles.title}>Oops! That wasn&apos;t supposed to happen.</h1>
        <p className={styles.text}>Let&apos;s try that again. A quick page refresh should do the trick!</p>
        <ErrorCode />
        <div className={styles.ways}>
          <RefreshButton />
          {/* Loads a fresh page rather than navigating in the failed one. */}
          <a className={buttonStyles.button} data-tone="quiet" href="/" data-loads>
            Back to Homepage
          </a>
        </div>
      </div>
      {children && <div className={styles.drawing}>{children}</div>}
    </section>
  );
}
