import { AboutSign } from "./about-sign.tsx";
import { toAnswerLabel } from "./answer-label.ts";
import { AnswerMark } from "./answer-mark.tsx";
import type { AnsweredQuestion } from "./quiz-outcome.ts";
import { QuestionMedia } from "./question-media.tsx";
import styles from "./answer-review.module.css";

export interface AnswerReviewProps {
  answered: readonly AnsweredQuestion[];
}

/** Each question with the visitor's answer, the right one, why, and the sign it's about. */
export function AnswerReview({ answered }: AnswerReviewProps) {
  return (
    <ol className={styles.questions}>
      {answered.map(({ question, isRight, chosen, right }) => (
        <li className={styles.question} key={question._key}>
          <h3 className={styles.prompt}>{question.prompt}</h3>
          <QuestionMedia question={question} />
          <dl className={styles.answers}>
            <div className={styles.answer} data-state={isRight ? "right" : "wrong"}>
              <dt className={styles.name}>
                <AnswerMark isRight={isRight} /> {toAnswerLabel(isRight)}
              </dt>
              <dd>{chosen.length > 0 ? chosen.join(", ") : "You skipped this one."}</dd>
            </div>
            {!isRight && right.length > 0 && (
              <div className={styles.answer} data-state="right">
                <dt className={styles.name}>
                  <AnswerMark isRight /> {right.length === 1 ? "Correct answer" : "Correct answers"}
                </dt>
                <dd>{right.join(", ")}</dd>
              </div>
            )}
          </dl>
          {question.explanation && <p className={styles.explanation}>{question.explanation}</p>}
          <AboutSign sign={question.sign} />
        </li>
      ))}
    </ol>
  );
}
