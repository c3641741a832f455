import { dictionarySignsQuery, signQuery } from "@shop/web/content/signs.server.ts";
import { facetNames, listTerms } from "@shop/web/features/dictionary/facets/facets.ts";
import { FacetView } from "@shop/web/features/dictionary/facets/facet-view.tsx";
import { DictionaryView } from "@shop/web/features/dictionary/dictionary-view.tsx";
import { LetterView } from "@shop/web/features/dictionary/letter-view.tsx";
import { listLetters } from "@shop/web/features/dictionary/letters.ts";
import { toSignPages } from "@shop/web/features/dictionary/sign-pages.ts";
import { SignView } from "@shop/web/features/dictionary/sign-view.tsx";
import { toSignTitle } from "@shop/web/features/dictionary/to-sign-title.ts";
import { toDefinedTerm } from "@shop/web/features/metadata/json-ld/to-defined-term.server.ts";
import { PracticeView } from "@shop/web/features/practice/practice-view.tsx";
import { toSignCard } from "@shop/web/features/practice/to-sign-card.server.ts";
import { buildSnapshot } from "@shop/web/features/search/index/engine.ts";
import { toCommonSigns } from "@shop/web/features/search/common-signs.ts";
import { SearchView } from "@shop/web/features/search/search-view.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import type { QueryClient } from "./query-client.ts";
import { readSearchSource } from "./search-source.ts";
import { type SiteView, toView } from "./site-view.ts";

/** The site's dictionary pages: all signs, the sign at an address, and what the search finds. */
export async function readDictionary(client: QueryClient, slug: string | null) {
  const [signs, sign, source] = await Promise.all([
    client.fetch(dictionarySignsQuery),
    client.fetch(signQuery, { slug }),
    readSearchSource(client),
  ]);
  return { signs, sign, source };
}

type Dictionary = Awaited<ReturnType<typeof readDictionary>>;

/** All of it as pages, plus the sign's markup for crawlers. */
export function toDictionaryViews({ signs, sign, source }: Dictionary): SiteView[] {
  return [
    toView("dictionary", signs, () => renderToStaticMarkup(<DictionaryPages signs={signs} />)),
    toSignView(sign, signs),
    toView("search", source, () => renderSearch(source)),
  ];
}

/** A sign's page and its flash card, plus its markup for crawlers. */
export function toSignView(sign: Dictionary["sign"], signs: Dictionary["signs"]): SiteView {
  return toView("sign", sign, () =>
    sign
      ? renderToStaticMarkup(<SignView sign={sign} signs={signs} />) +
        JSON.stringify(toSignCard(sign, String(sign.slug))) +
        JSON.stringify([toSignTitle(sign), toDefinedTerm(sign)])
      : "",
  );
}

/** The search page with every document, and what browsers search. */
function renderSearch(source: Dictionary["source"]): string {
  const snapshot = buildSnapshot(source);
  const matching = snapshot.documents.map((document) => ({ document, terms: [] }));
  return (
    renderToStaticMarkup(
      <SearchView
        words="words"
        results={{ matching, matchingCount: matching.length, suggested: [] }}
        commonSigns={toCommonSigns(snapshot.documents)}
        offers={new Map()}
        paths={new Set(["/courses", "/contact-us"])}
        isPublic
      />,
    ) + JSON.stringify(snapshot)
  );
}

function DictionaryPages({ signs }: Pick<Dictionary, "signs">) {
  const letters = listLetters(signs);
  return (
    <>
      <DictionaryView signs={signs} />
      <PracticeView signs={signs} />
      {letters.flatMap((letter) =>
        toSignPages(letter.signs).map((page) => (
          <LetterView letter={letter} letters={letters} page={page} key={`${letter.slug} ${page.number}`} />
        )),
      )}
      {facetNames.map((facet) => {
        const terms = listTerms(facet, signs);
        return terms.flatMap((term) =>
          toSignPages(term.signs).map((page) => (
            <FacetView
              facet={facet}
              term={term}
              terms={terms}
              page={page}
              key={`${facet} ${term.slug} ${page.number}`}
            />
          )),
        );
      })}
    </>
  );
}
