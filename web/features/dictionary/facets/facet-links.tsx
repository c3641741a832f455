import { FacetMark, isDrawn } from "#features/dictionary/facets/facet-mark.tsx";
import { type FacetName, facets, type Term, termPath } from "#features/dictionary/facets/facets.ts";
import { countOf } from "#lib/count-of.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./facet-links.module.css";

export interface FacetLinksProps {
  facet: FacetName;
  terms: readonly Term[];
  /** The current term's slug. */
  current?: string;
}

/** Links to a facet's terms, with the number of signs of each, and with drawings where there are any. */
export function FacetLinks({ facet, terms, current }: FacetLinksProps) {
  if (terms.length === 0) return null;
  return (
    <nav aria-label={facets[facet].title}>
      <ul className={styles.terms} data-drawn={isDrawn(facet)}>
        {terms.map((term) => (
          <li key={term.slug}>
            {term.slug === current ? (
              <span className={styles.term} aria-current="page">
                <TermLabel facet={facet} term={term} />
              </span>
            ) : (
              <SiteLink className={styles.term} href={termPath(facet, term.slug)}>
                <TermLabel facet={facet} term={term} />
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TermLabel({ facet, term: { title, slug, letters, signs } }: { facet: FacetName; term: Term }) {
  return (
    <>
      {isDrawn(facet) && (
        <span className={styles.mark}>
          <FacetMark facet={facet} value={slug} />
        </span>
      )}
      {title}{" "}
      <span className={styles.count}>
        {letters && (
          <>
            <span className={styles.letters}>
              <VisuallyHidden>(handshape </VisuallyHidden>
              {letters}
              <VisuallyHidden>),</VisuallyHidden>
            </span>{" "}
          </>
        )}
        <span className={styles.signs}>{isDrawn(facet) ? countOf(signs.length, "sign") : signs.length}</span>
      </span>
    </>
  );
}
