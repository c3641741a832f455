import { DictionaryPart } from "#features/dictionary/dictionary-part.tsx";
import { FacetLinks } from "#features/dictionary/facets/facet-links.tsx";
import { FacetMark } from "#features/dictionary/facets/facet-mark.tsx";
import { type FacetName, facets, type Term, termPath } from "#features/dictionary/facets/facets.ts";
import { type SignPage, signPagePath } from "#features/dictionary/sign-pages.ts";

export interface FacetViewProps {
  facet: FacetName;
  term: Term;
  /** All terms of the facet. */
  terms: readonly Term[];
  page: SignPage;
}

/** Signs with the same handshape, in the same category, and so on. */
export function FacetView({ facet, term, terms, page }: FacetViewProps) {
  return (
    <DictionaryPart
      title={term.title}
      mark={<FacetMark facet={facet} value={term.slug} />}
      kind={facets[facet].title}
      count={term.signs.length}
      page={page}
      toHref={(number) => signPagePath(termPath(facet, term.slug), number)}
    >
      <FacetLinks facet={facet} terms={terms} current={term.slug} />
    </DictionaryPart>
  );
}
