import { countSigns } from "./describe-signs.ts";
import { type Letter, letterPath } from "./letters.ts";
import { SignLines } from "./sign-lines.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./letter-section.module.css";

export interface LetterSectionProps {
  letter: Letter;
}

/** As many of a letter stand on the page of all letters, which stays a page that can be read when there are thousands. */
const maxSigns = 30;

/** A letter and its signs; when they are many, the first of them and the way to all. */
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
            All {countSigns(signs.length)} under {name}
          </SiteLink>
        )}
      </div>
    </section>
  );
}
