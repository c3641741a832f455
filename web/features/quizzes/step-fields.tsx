import { type Ref, useId } from "react";
import { toAnswerLabel } from "./answer-label.ts";
import { AnswerMark } from "./answer-mark.tsx";
import type { QuizStep, StepAnswer } from "./quiz-steps.tsx";
import { isRight } from "./score-quiz.ts";
import styles from "./step-fields.module.css";

export interface StepFieldsProps {
  step: QuizStep;
  /** The keys of the answers that were checked or, for the opening question, given. */
  chosen: readonly string[] | undefined;
  isCurrent: boolean;
  /** Why the question can't be checked yet. */
  problem: string;
  heading: Ref<HTMLHeadingElement> | undefined;
}

/** A question with its answers, and what's right about them once they've been checked. */
export function StepFields({ step, chosen, isCurrent, problem, heading }: StepFieldsProps) {
  const { field, place, done, prompt, hasSeveral, media, answers, rightKeys, explanation, sign } = step;
  const id = useId();
  const checked = rightKeys === null ? undefined : chosen;
  return (
    <div className={styles.step} data-current={isCurrent || undefined}>
      <fieldset
        className={styles.fields}
        aria-describedby={hasSeveral ? `${id}-hint ${id}-problem` : `${id}-problem`}
      >
        <legend className={styles.legend}>
          <span className={styles.place}>{place}</span>
          <h2 className={styles.prompt} tabIndex={-1} ref={heading}>
            {prompt}
          </h2>
        </legend>
        <progress className={styles.progress} value={done} aria-hidden="true" />
        {media}
        {hasSeveral && (
          <p className={styles.hint} id={`${id}-hint`}>
            More than one answer is correct. Choose all that apply.
          </p>
        )}
        <div className={styles.answers}>
          {answers.map((answer) => (
            <Choice
              key={answer.key}
              answer={answer}
              name={field}
              type={hasSeveral ? "checkbox" : "radio"}
              isChosen={chosen?.includes(answer.key) ?? false}
              isRight={checked && rightKeys ? rightKeys.includes(answer.key) : null}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.answered}>
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
        <output>
          {checked && rightKeys && (
            <span className={styles.verdict}>
              <span className={styles.word}>
                {isRight(rightKeys, checked) ? "That’s right." : "Not quite."}
              </span>
              {explanation && <span>{explanation}</span>}
            </span>
          )}
        </output>
      </div>
      {checked && sign}
    </div>
  );
}

interface ChoiceProps {
  answer: StepAnswer;
  name: string;
  type: "radio" | "checkbox";
  isChosen: boolean;
  /** Null until the question has been checked. From then on it can't be changed. */
  isRight: boolean | null;
}

function Choice({ answer: { key, text, picture, ends }, name, type, isChosen, isRight: right }: ChoiceProps) {
  const isChecked = right !== null;
  const state = isChecked && (isChosen || right) ? (right ? "right" : "wrong") : undefined;
  return (
    <label className={styles.choice} data-state={state}>
      {picture && <span className={styles.picture}>{picture}</span>}
      <input
        className={styles.box}
        type={type}
        name={name}
        value={key}
        defaultChecked={isChosen}
        disabled={isChecked}
        data-ends={ends || undefined}
      />
      {/* A form leaves out disabled fields. */}
      {isChecked && isChosen && <input type="hidden" name={name} value={key} />}
      <span className={styles.text}>
        {text}
        {isChecked && (isChosen || right) && (
          <span className={styles.mark}>
            <AnswerMark isRight={right} /> {isChosen ? toAnswerLabel(right) : "Correct answer"}
          </span>
        )}
      </span>
    </label>
  );
}
