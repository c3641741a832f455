import { FacetLinks } from "#features/dictionary/facets/facet-links.tsx";
import { listTerms } from "#features/dictionary/facets/facets.ts";
import { LetterBar } from "#features/dictionary/letter-bar.tsx";
import { LetterSection } from "./letter-section.tsx";
import { listLetters } from "#features/dictionary/letters.ts";
import { PracticeCount } from "#features/practice/practice-count.client.tsx";
import { SearchBox } from "#features/search/search-box.client.tsx";
import type { DictionarySign } from "#content/content-types.ts";
import { countOf } from "#lib/count-of.ts";
import { Band } from "#ui/band.tsx";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./dictionary-view.module.css";

export interface DictionaryViewProps {
  signs: readonly DictionarySign[];
}

/** The dictionary's home page: ways to browse it, and signs by letter. */
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
          {signs.length > 0 && (
            <p className={styles.facts}>
              <span className={styles.count}>{countOf(signs.length, "sign")}</span>
              <SiteLink href="/asl/dictionary/practice">
                Practice your signs
                <PracticeCount />
              </SiteLink>
            </p>
          )}
        </div>
        <SearchBox label="Look up a sign" />
        {letters.length > 0 && <LetterBar letters={letters} toHref={(slug) => `#${slug}`} />}
        {signs.length > 0 && (
          <section className={styles.handshapes} aria-labelledby="handshapes">
            <h2 className={styles.subtitle} id="handshapes">
              By handshape
            </h2>
            <FacetLinks facet="handshapes" terms={listTerms("handshapes", signs)} />
          </section>
        )}
      </Band>
      {signs.length > 0 && (
        <>
          <SideHeadingBand title="By location">
            <FacetLinks facet="locations" terms={listTerms("locations", signs)} />
          </SideHeadingBand>
          <SideHeadingBand title="By movement">
            <FacetLinks facet="movements" terms={listTerms("movements", signs)} />
          </SideHeadingBand>
          <SideHeadingBand title="By category">
            <FacetLinks facet="categories" terms={listTerms("categories", signs)} />
          </SideHeadingBand>
          <SideHeadingBand title="By part of speech">
            <FacetLinks facet="parts-of-speech" terms={listTerms("parts-of-speech", signs)} />
          </SideHeadingBand>
        </>
      )}
      {letters.length > 0 ? (
        <Band as="div" ground="sand" space="none">
          <div className={styles.letters}>
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
