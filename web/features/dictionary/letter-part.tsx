import { countSigns } from "#features/dictionary/describe-signs.ts";
import { type Letter, letterPath } from "#features/dictionary/letters.ts";
import { SignLines } from "#features/dictionary/sign-lines.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./letter-part.module.css";

export interface LetterPartProps {
  letter: Letter;
}

/** As many of a letter stand on the page of all letters, which stays a page that can be read when there are thousands. */
const mostSigns = 30;

/** A letter and its signs; when they are many, the first of them and the way to all. */
export function LetterPart({ letter: { name, slug, signs } }: LetterPartProps) {
  return (
    <section className={styles.part} aria-labelledby={slug}>
      <h2 className={styles.name} id={slug}>
        {name}
      </h2>
      <div className={styles.signs}>
        <SignLines signs={signs.slice(0, mostSigns)} />
        {signs.length > mostSigns && (
          <SiteLink className={styles.all} href={letterPath(slug)}>
            All {countSigns(signs.length)} under {name}
          </SiteLink>
        )}
      </div>
    </section>
  );
}
