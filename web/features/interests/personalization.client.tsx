"use client";
import { useId, useState } from "react";
import { useCart } from "#features/cart/state/cart-context.ts";
import { dismissed, type Interests } from "#lib/interests.ts";
import { sendForm } from "#lib/send-form.ts";
import { useFocusNotObscured } from "#lib/use-focus-not-obscured.client.ts";
import { Button } from "#ui/button.tsx";
import { InterestsForm } from "./interests-form.client.tsx";
import { showInterests } from "./use-interests.client.ts";
import styles from "./personalization.module.css";

const action = "/api/personalization";

/** What the answer does, on a page with courses or without. */
const savedTexts = {
  adults: "Saved. Courses for adults come first now.",
  kids: "Saved. Courses for kids come first now.",
  both: "Saved. You’ll see courses for adults and for kids.",
} as const satisfies Record<Interests, string>;

/** The personalization form, in a corner of the page (requirements §2.59, §4.41). */
export function Personalization({ failureMessage }: { failureMessage: string }) {
  useFocusNotObscured();
  const titleId = useId();
  const { show } = useCart();
  // On a narrow screen the whole form would cover half the page, so it starts as a bar.
  const [startsOpen] = useState(() => matchMedia("(width >= 60rem)").matches);
  const close = (interests: string) => {
    // The form disappears, so focus moves to the page content.
    document.getElementById("main")?.focus({ preventScroll: true });
    showInterests(interests);
  };
  const finish = (interests: Interests) => {
    close(interests);
    show({ text: savedTexts[interests] });
  };
  const dismiss = async () => {
    close(dismissed);
    const answer = await sendForm(action, { interests: dismissed }, failureMessage);
    // Then the next page offers the form again.
    if (!answer.ok) console.warn("Closing the personalization form wasn't saved.", answer.errors[0]?.message);
  };
  return (
    <section className={styles.panel} data-ground="sand" aria-labelledby={titleId}>
      <details open={startsOpen}>
        <summary className={styles.summary}>
          <h2 className={styles.title} id={titleId}>
            Let's personalize your learning!
          </h2>
        </summary>
        <InterestsForm action={action} failureMessage={failureMessage} onDone={finish} />
      </details>
      <Button tone="plain" onClick={() => void dismiss()}>
        No, thanks
      </Button>
    </section>
  );
}
