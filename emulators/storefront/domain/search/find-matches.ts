import { notEmulated } from "#storefront/domain/not-emulated.ts";
import { matchField } from "./match-field.ts";
import type { SearchQuery, Term } from "./search-query.ts";
import { readWords, type Searchable, type SearchableField, type SearchableWords } from "./searchable.ts";
import { isMistyped, isSameWord, toWords } from "./words.ts";

export interface MatchOptions {
  now: Date;
  /** The argument and the field, as in `QueryRoot.products(query:)`, for error messages. */
  where: string;
  /** Where to look for a term without a field. Everywhere by default. */
  fields?: ReadonlySet<SearchableField>;
  /** A shopper's words, which may have typos. */
  isTolerant?: boolean;
  /** The last word can be a prefix. */
  isLastBegun?: boolean;
}

export interface Match<Item> {
  item: Item;
  /** Higher is better. */
  score: number;
}

/** What the query matches, in the given order. Shopify doesn't publish its scoring. Here a title counts most and a body least. */
export function findMatches<Item extends object>(
  items: readonly Item[],
  query: SearchQuery,
  searchable: Searchable<Item>,
  options: MatchOptions,
): Match<Item>[] {
  const last = options.isLastBegun ? findLastTerm(query) : null;
  const scoreOf = (item: Item, part: SearchQuery): number => {
    switch (part.kind) {
      case "all": {
        const scores = part.queries.map((inner) => scoreOf(item, inner));
        return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 1);
      }
      case "any":
        return Math.max(...part.queries.map((inner) => scoreOf(item, inner)));
      case "not":
        return scoreOf(item, part.query) > 0 ? 0 : 1;
      case "term":
        return part.field === null
          ? scoreText(readWords(item, searchable), part, { ...options, isLastBegun: part === last })
          : scoreField(item, part, part.field);
    }
  };
  const scoreField = (item: Item, term: Term, name: string): number => {
    const isNegated = name === "tag_not";
    const key = isNegated ? "tag" : name;
    const field = Object.hasOwn(searchable.fields, key) ? searchable.fields[key] : undefined;
    if (!field) throw notEmulated(`${options.where} with the field ${name}`);
    return matchField(item, field, term, options.now) === isNegated ? 0 : 1;
  };
  return items.map((item) => ({ item, score: scoreOf(item, query) })).filter(({ score }) => score > 0);
}

/** Whether the query uses the search syntax. If so, it's matched exactly (help.shopify.com, "Search behavior"). */
export function hasSyntax(query: SearchQuery): boolean {
  if (query.kind === "term") return query.field !== null || query.isQuoted || query.value.includes("*");
  return query.kind !== "all" || query.queries.some(hasSyntax);
}

const weights: Record<SearchableField, number> = {
  TITLE: 10,
  PRODUCT_TYPE: 4,
  VENDOR: 4,
  VARIANTS_TITLE: 4,
  VARIANTS_SKU: 4,
  VARIANTS_BARCODE: 4,
  AUTHOR: 4,
  TAG: 3,
  BODY: 1,
};

/** Where typos are tolerated (help.shopify.com, "Search behavior: typo tolerance"). */
const tolerant = new Set<SearchableField>(["TITLE", "PRODUCT_TYPE", "VARIANTS_TITLE", "VENDOR", "AUTHOR"]);

function scoreText(texts: readonly SearchableWords[], term: Term, options: MatchOptions): number {
  if (term.value === "*") return 1;
  const isPrefix = options.isLastBegun === true || (term.value.endsWith("*") && !term.isQuoted);
  const asked = toWords(term.value);
  if (asked.length === 0) return 0;
  const scores = texts
    .filter(({ field }) => options.fields?.has(field) ?? true)
    .map(({ field, words }) => {
      const isTolerant = options.isTolerant === true && tolerant.has(field);
      return weights[field] * scorePhrase(words, asked, { isPrefix, isTolerant });
    });
  return Math.max(0, ...scores);
}

interface PhraseOptions {
  isPrefix: boolean;
  isTolerant: boolean;
}

/** 1 for the exact words in sequence, less for a prefix or a typo, 0 for no match. */
function scorePhrase(words: readonly string[], asked: readonly string[], options: PhraseOptions): number {
  const scoreAt = (start: number) =>
    Math.min(
      ...asked.map((word, index) => {
        const isPrefix = options.isPrefix && index === asked.length - 1;
        return scoreWord(words[start + index] ?? "", word, { ...options, isPrefix });
      }),
    );
  return Math.max(0, ...words.map((_word, start) => scoreAt(start)));
}

function scoreWord(word: string, asked: string, { isPrefix, isTolerant }: PhraseOptions): number {
  if (isSameWord(word, asked)) return 1;
  if (isPrefix && word.startsWith(asked)) return 0.8;
  return isTolerant && isMistyped(asked, word) ? 0.5 : 0;
}

function findLastTerm(query: SearchQuery): Term | null {
  if (query.kind === "term") return query;
  if (query.kind === "not") return null;
  const last = query.queries.at(-1);
  return last ? findLastTerm(last) : null;
}
