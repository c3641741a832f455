import { alphabet, type Letter } from "#features/dictionary/letters.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./letter-bar.module.css";

export interface LetterBarProps {
  letters: readonly Letter[];
  /** The current letter's slug. */
  current?: string;
  toHref: (slug: string) => string;
}

/** The alphabet as links. Letters without signs keep their place. */
export function LetterBar({ letters, current, toHref }: LetterBarProps) {
  const slugs = new Set(letters.map(({ slug }) => slug));
  return (
    <nav className={styles.bar} aria-label="Letters">
      <ol className={styles.letters}>
        {alphabet.map(({ name, slug }) => (
          <li key={slug}>
            {slugs.has(slug) && slug !== current ? (
              <SiteLink className={styles.letter} href={toHref(slug)}>
                {name}
              </SiteLink>
            ) : (
              <span
                className={styles.letter}
                aria-current={slug === current ? "page" : undefined}
                data-empty={!slugs.has(slug)}
              >
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
