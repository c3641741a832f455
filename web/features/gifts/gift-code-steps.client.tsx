"use client";
import { type RefObject, useEffect, useRef, useState } from "react";
import { GiftCard } from "#features/cart/gifts/gift-card.tsx";
import { toTexts } from "#lib/form-response.ts";
import { isSecretFragment } from "#lib/secret-paths.ts";
import { sendForm } from "#lib/send-form.ts";
import { useServerForm } from "#lib/use-server-form.client.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { FocusedHeading } from "#ui/focused-heading.client.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { Spinner } from "#ui/spinner.tsx";
import styles from "./gift-code-form.module.css";
import { learnerRules, toGiftRules } from "./gift-code-rules.ts";
import { learnerHint, learnerTitle, redeemButton, toLaterText, toOpenText } from "./gift-code-texts.ts";
import type { ShownGift } from "./shown-gift.ts";

export interface GiftCodeStepsProps {
  /** Contains the server-rendered form. */
  box: RefObject<HTMLElement | null>;
  failureMessage: string;
}

interface Redeemed {
  courseTitle: string;
  learningUrl: string | null;
  email: string;
}

type Step =
  | { kind: "code" }
  | { kind: "learner"; code: string; gift: ShownGift }
  | { kind: "redeemed"; redeemed: Redeemed };

/** The code, the gift with its learner, and what happens next. */
export function GiftCodeSteps({ box, failureMessage }: GiftCodeStepsProps) {
  const [step, setStep] = useState<Step>({ kind: "code" });
  const { reset } = useServerForm({
    box,
    isShown: step.kind === "code",
    rulesOf: toGiftRules,
    onValid: async (fields, form) => {
      const answer = await sendForm(form.action, fields, failureMessage);
      if (!answer.ok) return answer.errors;
      // The answer is our own server's.
      const { gift } = answer.body as { gift: ShownGift };
      setStep({ kind: "learner", code: toTexts(fields)["code"] ?? "", gift });
      return [];
    },
  });
  useEffect(() => {
    hideCode();
    addEventListener("hashchange", hideCode);
    return () => removeEventListener("hashchange", hideCode);
  }, []);
  switch (step.kind) {
    case "code":
      return null;
    case "learner":
      return (
        <LearnerStep
          code={step.code}
          gift={step.gift}
          failureMessage={failureMessage}
          onBack={() => {
            setStep({ kind: "code" });
            reset();
          }}
          onDone={(redeemed) => setStep({ kind: "redeemed", redeemed })}
        />
      );
    case "redeemed":
      return <RedeemedStep {...step.redeemed} />;
  }
}

/** Whoever uses the browser next shouldn't find the code in its history. Next's router takes over this change, because it has no state. */
function hideCode(): void {
  if (isSecretFragment(location.hash)) history.replaceState(null, "", location.pathname + location.search);
}

interface LearnerStepProps {
  code: string;
  gift: ShownGift;
  failureMessage: string;
  onBack: () => void;
  onDone: (redeemed: Redeemed) => void;
}

function LearnerStep({ code, gift, failureMessage, onBack, onDone }: LearnerStepProps) {
  const box = useRef<HTMLDivElement>(null);
  useServerForm({
    box,
    rulesOf: toGiftRules,
    onValid: async (fields, form) => {
      const answer = await sendForm(form.action, { ...fields, code }, failureMessage);
      if (!answer.ok) return answer.errors;
      // The answer is our own server's.
      const done = answer.body as Omit<Redeemed, "email">;
      onDone({ ...done, email: toTexts(fields)["email"] ?? "" });
      return [];
    },
  });
  const { courseTitle, ...card } = gift;
  return (
    <div className={styles.gift} ref={box}>
      <div className={styles.card}>
        <FocusedHeading level={2} className={styles.heading}>
          {gift.from ? <bdi>{gift.from}</bdi> : "Someone"} gave you {courseTitle}
        </FocusedHeading>
        <GiftCard {...card} />
      </div>
      <form className={styles.form} action="/api/gifts/redemptions" method="post">
        <div>
          <h3 className={styles.question}>{learnerTitle}</h3>
          <p>{learnerHint}</p>
        </div>
        <Field
          label="First name"
          name="first_name"
          required
          maxLength={learnerRules.first_name.maxLength.value}
          autoComplete="given-name"
          hasAlert
        />
        <Field
          label="Last name"
          name="last_name"
          required
          maxLength={learnerRules.last_name.maxLength.value}
          autoComplete="family-name"
          hasAlert
        />
        <Field
          label="Email"
          name="email"
          type="email"
          required
          maxLength={learnerRules.email.maxLength.value}
          autoComplete="email"
          hasAlert
        />
        <Honeypot />
        <div className={styles.buttons}>
          <Button type="submit">
            {redeemButton} <Spinner />
          </Button>
          <Button tone="quiet" onClick={onBack}>
            Use another code
          </Button>
        </div>
        <FormAlert />
      </form>
    </div>
  );
}

function RedeemedStep({ courseTitle, learningUrl, email }: Redeemed) {
  return (
    <div className={styles.done}>
      <FocusedHeading level={2} className={styles.heading}>
        {learningUrl === null ? "Your gift is redeemed" : `${courseTitle} is open`}
      </FocusedHeading>
      <p>{learningUrl === null ? toLaterText(email) : toOpenText(email)}</p>
      {learningUrl !== null && <ButtonLink href={learningUrl}>Go to the course</ButtonLink>}
    </div>
  );
}
