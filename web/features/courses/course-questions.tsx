import type { CoursePage } from "#lib/content-types.ts";
import { Hanging } from "#ui/hanging.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./course-questions.module.css";

export interface CourseQuestionsProps {
  questions: CoursePage["courseFaq"];
}

/** What learners ask before they buy; each answer opens by itself, without JavaScript. */
export function CourseQuestions({ questions }: CourseQuestionsProps) {
  if (!questions?.length) return null;
  return (
    <Hanging title="Questions and answers">
      <div className={styles.list}>
        {questions.map(({ _key, question, answer, link }) => (
          <details className={styles.item} key={_key}>
            <summary className={styles.question}>
              <span>{question}</span>
            </summary>
            <div className={styles.answer}>
              <p>{answer}</p>
              {link?.label && <SiteLink href={link.href}>{link.label}</SiteLink>}
            </div>
          </details>
        ))}
      </div>
    </Hanging>
  );
}
