"use client";
import { useId, useState } from "react";
import type { ConsentAnswer } from "#lib/analytics-consent.ts";
import { sendForm } from "#lib/send-form.ts";
import { useFocusNotObscured } from "#lib/use-focus-not-obscured.client.ts";
import { Button } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./consent-banner.module.css";
import { announceConsent } from "./use-analytics-consent.client.ts";

const failed = "We couldn’t save your answer. Please try again.";

/** Asks once, in a corner, with two equal answers. Nothing is reported until the answer is yes. */
export function ConsentBanner() {
  useFocusNotObscured();
  const textId = useId();
  const [problem, setProblem] = useState("");
  const answer = async (consent: ConsentAnswer) => {
    setProblem("");
    const response = await sendForm("/api/consent", { consent }, failed);
    if (!response.ok) return setProblem(failed);
    // The banner disappears, so focus moves to the page content.
    document.getElementById("main")?.focus({ preventScroll: true });
    announceConsent();
  };
  return (
    <section className={styles.banner} data-ground="sand" aria-labelledby={textId}>
      <p>
        <span id={textId}>May we count visits to see which pages help?</span>{" "}
        <SiteLink href="/legal/cookie-policy#privacy-choices">What’s counted?</SiteLink>
      </p>
      <div className={styles.answers}>
        <Button tone="quiet" onClick={() => void answer("yes")}>
          Allow
        </Button>
        <Button tone="quiet" onClick={() => void answer("no")}>
          Don’t allow
        </Button>
      </div>
      <FormAlert>{problem}</FormAlert>
    </section>
  );
}
