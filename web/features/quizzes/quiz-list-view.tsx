import { documentPath } from "@shop/schemas/paths.ts";
import type { QuizCard } from "#content/content-types.ts";
import { countOf } from "#lib/count-of.ts";
import { Band } from "#ui/band.tsx";
import { Picture } from "#ui/picture.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./quiz-list-view.module.css";

export interface QuizListViewProps {
  quizzes: readonly QuizCard[];
}

/** All quizzes, on the dark background: each one wide, with its picture on alternating sides. */
export function QuizListView({ quizzes }: QuizListViewProps) {
  return (
    <Band as="div" ground="pine" space="none">
      <h1 className={styles.title}>Quizzes</h1>
      {quizzes.length === 0 ? (
        <p className={styles.empty}>No quizzes yet.</p>
      ) : (
        <ul className={styles.quizzes}>
          {quizzes.map((quiz, index) => (
            <li className={styles.quiz} key={quiz._id}>
              <div className={styles.picture}>
                {quiz.image?.asset && (
                  <Picture
                    figure={quiz.image}
                    sizes="(width >= 60rem) 55vw, 100vw"
                    ratio={4 / 3}
                    maxWidth={1920}
                    priority={index === 0}
                  />
                )}
              </div>
              <div className={styles.words}>
                <h2 className={styles.name}>
                  <SiteLink className={styles.link} href={documentPath(quiz)}>
                    {quiz.title}
                  </SiteLink>
                </h2>
                <p className={styles.introduction}>{quiz.introduction}</p>
                <p className={styles.count}>{countOf(quiz.questionCount ?? 0, "question")}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
