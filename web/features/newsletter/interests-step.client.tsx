"use client";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { sendForm } from "#lib/send-form.ts";
import { interestsChoices, interestsQuestion } from "./signup-texts.ts";
import styles from "./signup-steps.module.css";

interface InterestsStepProps {
  subscriberId: string;
  failureMessage: string;
  onDone: () => void;
}

/** The second step. The first choice is preselected. */
export function InterestsStep({ subscriberId, failureMessage, onDone }: InterestsStepProps) {
  const legend = useRef<HTMLLegendElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => legend.current?.focus(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const interests = new FormData(event.currentTarget).get("interests");
    setIsSending(true);
    setProblem("");
    const answer = await sendForm(
      "/api/newsletter/preferences",
      { id: subscriberId, interests },
      failureMessage,
    );
    setIsSending(false);
    if (answer.ok) onDone();
    else setProblem(answer.errors[0]?.message ?? failureMessage);
  }

  return (
    <form
      className={styles.step}
      action="/api/newsletter/preferences"
      method="post"
      aria-busy={isSending}
      onSubmit={(event) => void submit(event)}
    >
      <fieldset className={styles.choices}>
        <legend className={styles.heading} ref={legend} tabIndex={-1}>
          {interestsQuestion}
        </legend>
        {interestsChoices.map(({ value, label }, index) => (
          <label className={styles.choice} key={value}>
            <input type="radio" name="interests" value={value} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit">
          Continue <Spinner />
        </Button>
      </div>
      <p className={styles.alert} role="alert">
        {problem}
      </p>
    </form>
  );
}
