import { CategoryLinks } from "#features/dictionary/category-links.tsx";
import { listCategories } from "#features/dictionary/categories.ts";
import { countSigns } from "#features/dictionary/describe-signs.ts";
import { LetterBar } from "#features/dictionary/letter-bar.tsx";
import { LetterSection } from "./letter-section.tsx";
import { listLetters } from "#features/dictionary/letters.ts";
import { SearchBox } from "#features/search/search-box.client.tsx";
import type { SignLine } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import styles from "./dictionary-view.module.css";

export interface DictionaryViewProps {
  signs: readonly SignLine[];
}

/** The dictionary's home page: signs by letter, and links to categories. */
export function DictionaryView({ signs }: DictionaryViewProps) {
  const letters = listLetters(signs);
  return (
    <>
      <Band as="div" ground="sky" space="none">
        <h1 className={styles.title}>ASL dictionary</h1>
        <div className={styles.introduction}>
          <p>
            How to make each sign, in plain words: hand, location, movement, face. Then how people use it.
          </p>
          {signs.length > 0 && <p className={styles.count}>{countSigns(signs.length)}</p>}
        </div>
        <SearchBox label="Look up a sign" />
        <div className={styles.categories}>
          <CategoryLinks categories={listCategories(signs)} />
        </div>
      </Band>
      {letters.length > 0 ? (
        <Band as="div" space="none">
          <div className={styles.letters}>
            <LetterBar letters={letters} toHref={(slug) => `#${slug}`} />
            {letters.map((letter) => (
              <LetterSection letter={letter} key={letter.slug} />
            ))}
          </div>
        </Band>
      ) : (
        <Band>
          <p>There are no signs here yet.</p>
        </Band>
      )}
    </>
  );
}
