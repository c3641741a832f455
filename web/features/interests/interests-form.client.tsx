"use client";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { focusInView } from "#lib/focus-in-view.ts";
import { type Interests, parseInterests } from "#lib/interests.ts";
import { sendForm } from "#lib/send-form.ts";
import { Button } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { interestsChoices, interestsQuestion } from "./interests-texts.ts";
import styles from "./interests-form.module.css";

export interface InterestsFormProps {
  /** Receives the interests. */
  action: string;
  /** Further fields to send. */
  fields?: Readonly<Record<string, string>>;
  failureMessage: string;
  /** Whether the question gets the focus when it appears. */
  takesFocus?: boolean;
  onDone: (interests: Interests) => void;
}

/** Asks for interests, one of three (requirements §2.59). It stays when sending fails, and says so. */
export function InterestsForm({
  action,
  fields,
  failureMessage,
  takesFocus = false,
  onDone,
}: InterestsFormProps) {
  const question = useRef<HTMLLegendElement>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (takesFocus) focusInView(question.current);
  }, [takesFocus]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const chosen = parseInterests(new FormData(event.currentTarget).get("interests"));
    if (!chosen) return;
    setSubmitting(true);
    setProblem("");
    const answer = await sendForm(action, { ...fields, interests: chosen }, failureMessage);
    setSubmitting(false);
    if (answer.ok) return onDone(chosen);
    const message = answer.errors[0]?.message ?? failureMessage;
    console.error("Error saving interests", message);
    setProblem(message);
  }

  return (
    <form
      className={styles.form}
      action={action}
      method="post"
      aria-busy={isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <fieldset className={styles.choices}>
        <legend className={styles.question} tabIndex={-1} ref={question}>
          {interestsQuestion}
        </legend>
        {interestsChoices.map(({ value, label }, index) => (
          <label className={styles.choice} key={value}>
            <input type="radio" name="interests" value={value} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      <Button type="submit">
        Continue <Spinner />
      </Button>
      <FormAlert>{problem}</FormAlert>
    </form>
  );
}
