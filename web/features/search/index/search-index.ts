import type { QueryCombination } from "minisearch";
import type { Interests } from "#lib/interests.ts";
import { loadEngine, type SearchSnapshot } from "./engine.ts";
import { createSynonyms, parseQuery, type Query } from "./parse-query.ts";
import type { SearchDocument, SearchType } from "./search-document.ts";
import { countFoundParts, toExpression, toPartExpression } from "./to-expression.ts";
import { type Match, noResults, type SearchResults } from "./search-results.ts";
import { toKey, toWords } from "./to-words.ts";

export interface SearchIndex {
  documents: readonly SearchDocument[];
  search: (text: string, interests?: Interests | null) => SearchResults;
}

interface RankedMatch extends Match {
  /** Whether the query, or a synonym of it, is a name of the document. */
  isNamed: boolean;
  /** Whether it's a sign and the query itself is one of its names. Such signs come first. */
  isTypedSign: boolean;
  score: number;
  /** How much of the query was found, from 0 to 1. */
  share: number;
}

const maxMatching = 24;
const maxSuggested = 8;
const minShare = 0.5;

const namedBoost = 3;
const interestBoost = 1.5;

const typeBoosts: Readonly<Record<SearchType, number>> = {
  sign: 1.1,
  course: 1.1,
  freeLesson: 1,
  book: 0.9,
  blogPost: 0.9,
  faq: 1,
  quiz: 1,
  page: 1.3,
  pageMetadata: 1.3,
  legalPage: 0.8,
};

/** Ranks on the server and in browsers alike, so that both show the same results. */
export function loadSearchIndex(snapshot: SearchSnapshot): SearchIndex {
  const { documents } = snapshot;
  const engine = loadEngine(snapshot);
  const synonyms = createSynonyms(snapshot.synonyms);
  const toKeys = createKeyReader();

  function rank(expression: QueryCombination, query: Query, interests: Interests | null): RankedMatch[] {
    const stems = new Set([...query.keys].flatMap((key) => key.split(" ")));
    return engine
      .search(expression)
      .flatMap(({ id, score, terms, queryTerms }) => {
        const document = documents[Number(id)];
        if (!document) return [];
        // Reading the names of everything that a single letter finds would take longer than the search.
        const keys = terms.some((term) => stems.has(term)) ? toKeys(document) : [];
        const isNamed = keys.some((key) => query.keys.has(key));
        const isTyped = keys.includes(query.typedKey);
        const share = countFoundParts(query, queryTerms) / query.required.length;
        const boost =
          typeBoosts[document.type] * (isNamed ? namedBoost : 1) * toInterestBoost(document, interests);
        return [
          {
            document,
            terms,
            isNamed,
            isTypedSign: isTyped && document.type === "sign",
            // MiniSearch multiplies by the number of words it found, but here a word may have several forms.
            score: (score / queryTerms.length) * boost * share ** 2,
            share,
          },
        ];
      })
      .toSorted((a, b) => Number(b.isTypedSign) - Number(a.isTypedSign) || b.score - a.score);
  }

  return {
    documents,
    search(text, interests = null) {
      const query = parseQuery(text, synonyms);
      if (query.required.length === 0) return noResults;
      const unknown = query.required.filter((part) => engine.search(toPartExpression(part)).length === 0);
      const found = rank(toExpression(query, unknown), query, interests);
      const matching = found.filter(({ share }) => unknown.length === 0 && share === 1);
      const similar = found.filter(({ share }) => share >= minShare);
      const related = toRelated(matching[0], documents);
      return {
        matching: matching.slice(0, maxMatching).map(toMatch),
        matchingCount: matching.length,
        suggested: toNew([...similar, ...related], matching)
          .slice(0, maxSuggested)
          .map(toMatch),
      };
    },
  };
}

const toMatch = ({ document, terms }: Match): Match => ({ document, terms });

/** What a document is called. A query that's one of these is looking for it. */
function createKeyReader() {
  const keys = new WeakMap<SearchDocument, readonly string[]>();
  return (document: SearchDocument): readonly string[] => {
    const known = keys.get(document);
    if (known) return known;
    const { type, title, names = [] } = document;
    const read = [title, ...(type === "sign" ? names : [])].map((name) => toKey(toWords(name)));
    keys.set(document, read);
    return read;
  };
}

function toInterestBoost({ audience }: SearchDocument, interests: Interests | null): number {
  if (audience === undefined || interests === null || interests === "both") return 1;
  return (audience === "kids") === (interests === "kids") ? interestBoost : 1;
}

/** Signs that an editor relates to a sign, then others of its category. */
function toRelated(best: RankedMatch | undefined, documents: readonly SearchDocument[]): Match[] {
  if (!best?.isNamed || best.document.type !== "sign") return [];
  const { id, related = [], topics: [category] = [] } = best.document;
  const signs = documents.filter((document) => document.type === "sign" && document.id !== id);
  return [
    ...signs.filter((sign) => related.includes(sign.id)),
    ...signs.filter(({ topics: [other] = [] }) => category !== undefined && other === category),
  ].map((document) => ({ document, terms: [] }));
}

/** Without repetitions, and without what has been found already. */
function toNew(matches: readonly Match[], found: readonly Match[]): Match[] {
  const seen = new Set(found.map(({ document }) => document.id));
  return matches.filter(({ document: { id } }) => !seen.has(id) && seen.add(id));
}
