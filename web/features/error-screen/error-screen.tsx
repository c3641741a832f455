import type { ReactNode } from "react";
import { RefreshButton } from "#features/error-screen/refresh-button.client.tsx";
import buttonStyles from "#ui/button.module.css";
import styles from "./error-screen.module.css";

export interface ErrorScreenProps {
  /** A drawing beside the words, where one is at hand. */
  children?: ReactNode;
}

/**
 * What stands where a page broke (requirements §8.12). It needs nothing but itself, so that it cannot break too: the way home is a
 * plain link, which leaves behind whatever went wrong.
 */
export function ErrorScreen({ children }: ErrorScreenProps) {
  return (
    <section className={styles.screen}>
      {/* Goes to the head; a page that broke on the server has none. */}
      <title>Something went wrong</title>
      <div className={styles.words}>
        <h1 className={styles.title}>Oops! That wasn&apos;t supposed to happen.</h1>
        <p className={styles.text}>Let&apos;s try that again. A quick page refresh should do the trick!</p>
        <div className={styles.ways}>
          <RefreshButton />
          {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- a fresh page, not Next's next one */}
          <a className={buttonStyles.button} data-tone="quiet" href="/">
            Back to Homepage
          </a>
        </div>
      </div>
      {children && <div className={styles.drawing}>{children}</div>}
    </section>
  );
}
