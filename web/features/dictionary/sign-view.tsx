import { documentPath } from "@shop/schemas/paths.ts";
import { OtherFilms } from "#features/dictionary/other-films.tsx";
import { SignForm } from "#features/dictionary/sign-form.tsx";
import { SignHeader } from "#features/dictionary/sign-header.tsx";
import { SignLines } from "#features/dictionary/sign-lines.tsx";
import { SignSentences } from "#features/dictionary/sign-sentences.tsx";
import type { Sign } from "#content/content-types.ts";
import { Hanging } from "#ui/hanging.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { toVideoSource } from "#ui/video-source.server.ts";
import styles from "./sign-view.module.css";

export interface SignViewProps {
  sign: Sign;
}

/** A sign's page. References to deleted documents are skipped. */
export function SignView({ sign }: SignViewProps) {
  const [film, ...otherFilms] = (sign.videos ?? []).filter((video) => toVideoSource(video) !== null);
  const related = sign.relatedSigns?.filter((other) => other !== null) ?? [];
  return (
    <article>
      <SignHeader sign={sign} film={film ?? null} />
      <SignForm sign={sign} />
      <OtherFilms films={otherFilms} />
      <SignSentences sentences={sign.exampleSentences} />
      {sign.note && (
        <Hanging title="Good to know" ground="sand">
          <p className={styles.note}>{sign.note}</p>
        </Hanging>
      )}
      {related.length > 0 && (
        <Hanging title="Related signs">
          <SignLines signs={related} />
        </Hanging>
      )}
      {sign.lessons.length > 0 && (
        <Hanging title="Learn it in a free lesson">
          <ul className={styles.lessons}>
            {sign.lessons.map((lesson) => (
              <li className={styles.lesson} key={lesson._id}>
                <SiteLink className={styles.lessonTitle} href={documentPath(lesson)}>
                  {lesson.title}
                </SiteLink>
                <p>{lesson.summary}</p>
              </li>
            ))}
          </ul>
        </Hanging>
      )}
    </article>
  );
}
