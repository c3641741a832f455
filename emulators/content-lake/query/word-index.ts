import type { SanityDocument } from "#content-lake/query/document.ts";
import {
  countOccurrences,
  type Matcher,
  type Phrase,
  toMatcher,
  toStrings,
  toTexts,
  toWords,
} from "#content-lake/query/text-search.ts";

/** Which words are in which documents. Each document is indexed once, up front or at its first search. */
export interface WordIndex {
  read: (document: SanityDocument) => void;
  /** Whether every word of a phrase is anywhere in a document, including its ID, in any order. */
  mayMatch: (document: SanityDocument, phrase: Phrase) => boolean;
  /** The same for one document, without looking at all words that there are. */
  isIn: (document: SanityDocument, phrase: Phrase) => boolean;
  /** How many times a phrase occurs in a document's texts. */
  count: (document: SanityDocument, phrase: Phrase) => number;
}

interface Search {
  matchers: readonly Matcher[];
  /** For each vocabulary word, by its number, one bit for each search word it matches. */
  bits: number[];
  all: number;
}

const maxSearches = 16;
/** The number of bits that a number keeps through `|` without becoming negative. Search words beyond that share the last one. */
const maxBits = 30;
const maxOccurrences = 255;

export function createWordIndex(): WordIndex {
  const numbers = new Map<string, number>();
  const vocabulary: string[] = [];
  /** For each word in a document, its vocabulary number × 256 plus how many times it occurs in the texts, which may be zero. */
  const documents = new WeakMap<SanityDocument, Uint32Array>();
  const searches = new Map<string, Search>();

  function toNumber(word: string): number {
    const number = numbers.get(word) ?? vocabulary.push(word) - 1;
    numbers.set(word, number);
    return number;
  }

  function toEntries(document: SanityDocument): Uint32Array {
    const known = documents.get(document);
    if (known) return known;
    const texts = toTexts(document);
    const read = new Set(texts);
    const others = [document._id, ...toStrings(document)].filter((text) => !read.has(text));
    const counts = new Map(others.flatMap(toWords).map((word) => [toNumber(word), 0]));
    for (const word of texts.flatMap(toWords)) {
      const number = toNumber(word);
      counts.set(number, Math.min((counts.get(number) ?? 0) + 1, maxOccurrences));
    }
    const entries = Uint32Array.from(counts, ([number, count]) => number * 256 + count);
    documents.set(document, entries);
    return entries;
  }

  /** Matches the words that were added to the vocabulary since the last search. */
  function toSearch(phrase: Phrase): Search {
    const key = phrase.join(" ");
    const search = searches.get(key) ?? {
      matchers: phrase.map(toMatcher),
      bits: [],
      all: 2 ** Math.min(phrase.length, maxBits) - 1,
    };
    searches.delete(key);
    searches.set(key, search);
    const [oldest] = searches.keys();
    if (searches.size > maxSearches && oldest !== undefined) searches.delete(oldest);
    for (let number = search.bits.length; number < vocabulary.length; number++) {
      const word = vocabulary[number] ?? "";
      search.bits.push(
        search.matchers.reduce((bits, matches, at) => (matches(word) ? bits | toBit(at) : bits), 0),
      );
    }
    return search;
  }

  function mayMatch(document: SanityDocument, phrase: Phrase): boolean {
    const entries = toEntries(document);
    const { bits, all } = toSearch(phrase);
    let found = 0;
    for (const entry of entries) found |= bits[entry >>> 8] ?? 0;
    return (found & all) === all;
  }

  return {
    read: toEntries,
    mayMatch,
    isIn: (document, phrase) => {
      const entries = [...toEntries(document)].map((entry) => vocabulary[entry >>> 8] ?? "");
      return phrase.map(toMatcher).every((matches) => entries.some(matches));
    },
    count: (document, phrase) => {
      if (phrase.length > 1)
        return mayMatch(document, phrase) ? countOccurrences(toTexts(document), phrase) : 0;
      const entries = toEntries(document);
      const { bits } = toSearch(phrase);
      return entries.reduce((sum, entry) => (bits[entry >>> 8] ? sum + (entry & 255) : sum), 0);
    },
  };
}

function toBit(at: number): number {
  return 1 << Math.min(at, maxBits);
}
