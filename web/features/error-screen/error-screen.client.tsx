"use client";

import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import styles from "./error-screen.module.css";

/** What stands where a page broke (SPEC §2.6). It needs nothing but itself, so that it cannot break too. */
export function ErrorScreen() {
  return (
    <section className={styles.screen}>
      <h1 className={styles.title}>Oops! That wasn&apos;t supposed to happen.</h1>
      <p className={styles.text}>Let&apos;s try that again. A quick page refresh should do the trick!</p>
      <div className={styles.ways}>
        <Button onClick={() => window.location.reload()}>Refresh Page</Button>
        <ButtonLink tone="quiet" href="/">
          Back to Homepage
        </ButtonLink>
      </div>
    </section>
  );
}
