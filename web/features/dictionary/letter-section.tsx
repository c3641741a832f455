import { countOf } from "#lib/count-of.ts";
import { type Letter, letterPath } from "./letters.ts";
import { SignLines } from "./sign-lines.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./letter-section.module.css";

export interface LetterSectionProps {
  letter: Letter;
}

/** How many signs of a letter the home page shows, to stay readable with thousands of signs. */
const maxSigns = 30;

/** A letter and its signs, or the first of many with a link to all. */
export function LetterSection({ letter: { name, slug, signs } }: LetterSectionProps) {
  return (
    <section className={styles.part} aria-labelledby={slug}>
      <h2 className={styles.name} id={slug}>
        {name}
      </h2>
      <div className={styles.signs}>
        <SignLines signs={signs.slice(0, maxSigns)} />
        {signs.length > maxSigns && (
          <SiteLink className={styles.all} href={letterPath(slug)}>
            All {countOf(signs.length, "sign")} under {name}
          </SiteLink>
        )}
      </div>
    </section>
  );
}
