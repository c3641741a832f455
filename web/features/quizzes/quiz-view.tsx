import type { Quiz } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { Picture } from "#ui/picture.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { QuizForm } from "./quiz-form.client.tsx";
import { toQuizResultsPath } from "./quiz-paths.ts";
import { toQuizSteps } from "./quiz-steps.tsx";
import styles from "./quiz-view.module.css";

export interface QuizViewProps {
  quiz: Quiz;
}

/** A quiz: its picture and introduction on the dark background, its questions on the paper beside it. */
export function QuizView({ quiz }: QuizViewProps) {
  const { _id, _rev, title, introduction, image } = quiz;
  const steps = toQuizSteps(quiz);
  return (
    <Band as="article" space="none" className={styles.quiz}>
      <div className={styles.panel} data-ground="pine">
        <div className={styles.words}>
          <p>
            <SiteLink href="/quizzes">Quizzes</SiteLink>
          </p>
          <h1 className={styles.title}>{title}</h1>
          {introduction && <p className={styles.introduction}>{introduction}</p>}
        </div>
        {image?.asset && (
          <div className={styles.picture}>
            <Picture
              figure={image}
              sizes="(width >= 60rem) 40vw, 100vw"
              ratio={4 / 3}
              maxWidth={1920}
              priority
            />
          </div>
        )}
      </div>
      <div className={styles.stage}>
        {steps.length > 0 ? (
          <QuizForm key={_rev} id={_id} revision={_rev} steps={steps} action={toQuizResultsPath(quiz)} />
        ) : (
          <p>This quiz has no questions yet.</p>
        )}
      </div>
    </Band>
  );
}
