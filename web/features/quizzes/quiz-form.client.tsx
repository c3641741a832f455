"use client";
import { startTransition, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { focusInView } from "#lib/focus-in-view.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import {
  forgetQuizProgress,
  type QuizProgress,
  readQuizProgress,
  writeQuizProgress,
} from "./quiz-progress.ts";
import type { QuizStep } from "./quiz-steps.tsx";
import type { QuizAnswers } from "./score-quiz.ts";
import { StepFields } from "./step-fields.tsx";
import styles from "./quiz-form.module.css";

export interface QuizFormProps {
  /** The document's. */
  id: string;
  revision: string;
  steps: readonly QuizStep[];
  /** The page with the result. */
  action: string;
}

const start: QuizProgress = { step: 0, answers: {} };

/**
 * A quiz as a form that asks for its result. Without JavaScript, all questions are on the page. With it, there's one at a time, checked
 * before the next one, and a reload continues where the visitor was. A press before the script has loaded opens a notice, and counts once
 * it has.
 */
export function QuizForm({ id, revision, steps, action }: QuizFormProps) {
  // The quiz as it was when the visitor opened it. Another revision is another form.
  const [version] = useState({ id, revision, steps });
  const [progress, setProgress] = useState(start);
  const [problem, setProblem] = useState("");
  const [isChanged, setChanged] = useState(false);
  // A new round has new fields, with the answers of its start.
  const [round, setRound] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef<"heading" | "button" | null>(null);
  const loadingId = useId();
  const loading = useRef<HTMLOutputElement>(null);
  const isHydrated = useHydrated();
  const { step: current, answers } = progress;
  const step = steps[current];
  const isChecked = step !== undefined && step.rightKeys !== null && step.field in answers;
  const isLast = current === steps.length - 1;

  useEffect(() => {
    if (takesFocus.current === "heading") focusInView(heading.current);
    // Fields that were just checked are disabled, and can't keep the focus.
    if (takesFocus.current === "button") focusInView(button.current);
    takesFocus.current = null;
  });

  // After the effect above, because the press may show another question, which isn't there yet.
  useEffect(() => {
    const stored = readQuizProgress(version);
    if (CSS.supports("selector(:popover-open)") && loading.current?.matches(":popover-open")) {
      loading.current.hidePopover();
      if (stored.kind === "none") button.current?.form?.requestSubmit();
    }
    if (stored.kind === "none") return;
    if (stored.kind === "changed") forgetQuizProgress();
    startTransition(() => {
      if (stored.kind === "changed") setChanged(true);
      else setProgress(stored.progress);
      setRound((before) => before + 1);
    });
  }, [version]);

  // Back from the result, a browser may show the page as it was left.
  useEffect(() => {
    const restart = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setProgress(start);
      setRound((before) => before + 1);
    };
    addEventListener("pageshow", restart);
    return () => removeEventListener("pageshow", restart);
  }, []);

  function update(next: QuizProgress): void {
    takesFocus.current = next.step === current ? "button" : "heading";
    setProblem("");
    setChanged(false);
    setProgress(next);
    writeQuizProgress(version, next);
  }

  function startOver(): void {
    update(start);
    forgetQuizProgress();
    takesFocus.current = "heading";
    setRound(round + 1);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    if (!step) return;
    const chosen = isChecked ? [] : new FormData(event.currentTarget).getAll(step.field).map(String);
    if (!isChecked && chosen.length === 0) {
      event.preventDefault();
      setProblem(step.hasSeveral ? "Choose at least one answer." : "Choose an answer.");
      // The problem describes its group. As an alert, it would only be announced when it changes.
      focusInView(event.currentTarget.querySelector<HTMLInputElement>("[data-current] input"));
      return;
    }
    const next: QuizAnswers = isChecked ? answers : { ...answers, [step.field]: chosen };
    const isQuestion = step.rightKeys !== null;
    if (isQuestion && !isChecked) {
      event.preventDefault();
      update({ step: current, answers: next });
      return;
    }
    const ends = step.answers.some(({ key, ends: isEnd }) => isEnd && chosen.includes(key));
    if (ends || isLast) {
      writeQuizProgress(version, { step: current, answers: next }, true);
      return;
    }
    event.preventDefault();
    update({ step: current + 1, answers: next });
  }

  const label = toLabel(step, isChecked, isLast);
  return (
    <form className={styles.form} action={action} onSubmit={submit} onChange={() => setProblem("")}>
      <output className={styles.notice}>
        {isChanged && "This quiz has changed since you started it, so it starts over."}
      </output>
      {steps.map((each, index) => (
        <StepFields
          key={`${round} ${each.field}`}
          step={each}
          chosen={answers[each.field]}
          isCurrent={index === current}
          problem={index === current ? problem : ""}
          heading={index === current ? heading : undefined}
        />
      ))}
      <noscript>
        <div className={styles.buttons}>
          <Button type="submit">See your result</Button>
        </div>
      </noscript>
      <div className={styles.buttons} data-for="script">
        {/* Enter would ask for the result, too. */}
        {!isHydrated && (
          <button type="submit" disabled hidden>
            {label}
          </button>
        )}
        <Button
          ref={button}
          {...(isHydrated ? { type: "submit" } : { type: "button", popoverTarget: loadingId })}
        >
          {label}
        </Button>
        <output className={styles.loading} id={loadingId} ref={loading} popover="auto">
          One moment: the quiz is still loading. If this takes too long, reload the page.
        </output>
        {current > 0 && (
          <Button tone="quiet" onClick={() => update({ step: current - 1, answers })}>
            Back
          </Button>
        )}
        {Object.keys(answers).length > 0 && (
          <Button tone="plain" onClick={startOver}>
            Start over
          </Button>
        )}
      </div>
    </form>
  );
}

function toLabel(step: QuizStep | undefined, isChecked: boolean, isLast: boolean): string {
  if (step?.rightKeys === null) return "Continue";
  if (!isChecked) return "Check your answer";
  return isLast ? "See your result" : "Next question";
}
