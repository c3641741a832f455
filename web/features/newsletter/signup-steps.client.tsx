"use client";
import { type RefObject, useState } from "react";
import { track } from "#features/analytics/track.ts";
import { InterestsForm } from "#features/interests/interests-form.client.tsx";
import { showInterests } from "#features/interests/use-interests.client.ts";
import { sendForm } from "#lib/send-form.ts";
import { useServerForm } from "#lib/use-server-form.client.ts";
import { Button } from "#ui/button.tsx";
import { FocusedHeading } from "#ui/focused-heading.client.tsx";
import { toSignupRules } from "./signup-rules.ts";
import { confirmationText } from "./signup-texts.ts";
import styles from "./signup-steps.module.css";

export interface SignupStepsProps {
  /** Contains the server-rendered form. */
  box: RefObject<HTMLElement | null>;
  failureMessage: string;
}

type Step = { kind: "form" } | { kind: "interests"; subscriberId: string } | { kind: "done" };

/** The signup's three steps (requirements §4.31–4.33). */
export function SignupSteps({ box, failureMessage }: SignupStepsProps) {
  const [step, setStep] = useState<Step>({ kind: "form" });
  const { reset } = useServerForm({
    box,
    isShown: step.kind === "form",
    rulesOf: toSignupRules,
    onValid: async (fields, form) => {
      const answer = await sendForm(form.action, fields, failureMessage);
      if (!answer.ok) return answer.errors;
      // The answer is our own server's.
      const { id } = answer.body as { id: string };
      track({ kind: "sign-up", subscriberId: id, location: form.closest("footer") ? "footer" : "page" });
      setStep({ kind: "interests", subscriberId: id });
      return [];
    },
  });
  switch (step.kind) {
    case "form":
      return null;
    case "interests":
      return (
        <InterestsForm
          action="/api/newsletter/preferences"
          fields={{ id: step.subscriberId }}
          failureMessage={failureMessage}
          takesFocus
          onDone={(interests) => {
            showInterests(interests);
            setStep({ kind: "done" });
          }}
        />
      );
    case "done":
      return (
        <ConfirmationStep
          onRestart={() => {
            reset();
            setStep({ kind: "form" });
          }}
        />
      );
  }
}

function ConfirmationStep({ onRestart }: { onRestart: () => void }) {
  return (
    <div className={styles.step}>
      <FocusedHeading level={3} className={styles.heading}>
        Thanks for subscribing!
      </FocusedHeading>
      <p>{confirmationText}</p>
      <div>
        <Button tone="quiet" onClick={onRestart}>
          Return to start
        </Button>
      </div>
    </div>
  );
}
