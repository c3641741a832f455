import { documentPath } from "@shop/schemas/paths.ts";
import { findMinimalPairs, findSignsMadeAlike } from "#features/dictionary/comparison/compare-signs.ts";
import { ConfusedSigns } from "#features/dictionary/comparison/confused-signs.tsx";
import { MinimalPairsList } from "#features/dictionary/comparison/minimal-pairs-list.tsx";
import { toSignFilms } from "#features/dictionary/films/to-sign-films.ts";
import { OtherFilms } from "#features/dictionary/other-films.tsx";
import { SignForm } from "#features/dictionary/sign-form.tsx";
import { SignHeader } from "#features/dictionary/sign-header.tsx";
import { SignLines } from "#features/dictionary/sign-lines.tsx";
import { SignSentences } from "#features/dictionary/sign-sentences.tsx";
import type { DictionarySign, Sign } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./sign-view.module.css";

export interface SignViewProps {
  sign: Sign;
  /** All signs, to find similar ones. */
  signs: readonly DictionarySign[];
}

/** A sign's page. References to deleted documents are skipped. */
export function SignView({ sign, signs }: SignViewProps) {
  const [film, ...otherFilms] = toSignFilms(sign.videos);
  const related = sign.relatedSigns?.filter((other) => other !== null) ?? [];
  const alike = findSignsMadeAlike(sign, signs);
  return (
    <article>
      <SignHeader sign={sign} film={film ?? null} />
      <SignForm sign={sign} />
      <OtherFilms films={otherFilms.flatMap(({ front, side }) => (side ? [front, side] : [front]))} />
      <SignSentences sentences={sign.exampleSentences} />
      {sign.note && (
        <SideHeadingBand title="Good to know" ground="sand">
          <p className={styles.note}>{sign.note}</p>
        </SideHeadingBand>
      )}
      <ConfusedSigns confused={sign.confusedWith} />
      <MinimalPairsList pairs={findMinimalPairs(sign, signs)} />
      {alike.length > 0 && (
        <SideHeadingBand title="Made like this one">
          <SignLines signs={alike} stills="large" />
        </SideHeadingBand>
      )}
      {related.length > 0 && (
        <SideHeadingBand title="Related signs">
          <SignLines signs={related} stills="large" />
        </SideHeadingBand>
      )}
      {sign.lessons.length > 0 && (
        <SideHeadingBand title="Learn it in a free lesson">
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
        </SideHeadingBand>
      )}
    </article>
  );
}
