import { documentPath } from "@shop/schemas/paths.ts";
import type { ReactNode } from "react";
import type { Quiz } from "#content/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { Band } from "#ui/band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./quiz-verdict.module.css";

export interface QuizVerdictProps {
  quiz: Pick<Quiz, "_type" | "slug" | "title">;
  /** Such as “7 of 10”. */
  score?: string;
  /** Whether each question was answered right. */
  marks?: readonly boolean[];
  title: string | null | undefined;
  text?: string | null | undefined;
  /** What to do next. */
  children: ReactNode;
}

/** How a quiz ended, large, with the score as hops from question to question. */
export function QuizVerdict({ quiz, score, marks, title, text, children }: QuizVerdictProps) {
  return (
    <Band as="div" ground="pine" space="small">
      <p className={styles.quiz}>
        <SiteLink href={documentPath(quiz)}>{quiz.title}</SiteLink>
      </p>
      <h1 className={styles.title}>
        {score && <span className={styles.score}>{score} right</span>} <span>{title}</span>
      </h1>
      {marks ? (
        <div className={styles.hops} aria-hidden="true">
          {marks.map((isRight, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- A hop has no identity but its place.
            <span className={styles.hop} data-right={isRight} key={index}>
              <Arc
                shape="hop"
                draws="never"
                weight={isRight ? 9 : 4}
                starts={index === 0}
                ends={index === marks.length - 1}
              />
            </span>
          ))}
        </div>
      ) : (
        <Arc shape="leap" draws="never" weight={3} className={styles.arc} />
      )}
      <div className={styles.words}>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
    </Band>
  );
}
