import { toKey, toWords } from "./to-words.ts";

/** A part of a query: a word or a phrase, with everything that means the same. */
export interface QueryPart {
  /** As typed. */
  words: readonly string[];
  /** The words themselves first, then synonyms. A document has the part when it has all words of one of these. */
  alternatives: readonly (readonly string[])[];
  /** Whether the last word may go on, because nothing was typed after it. */
  isIncomplete: boolean;
}

export interface Query {
  /** What a matching document has. Empty only if nothing was typed. */
  required: readonly QueryPart[];
  /** Words such as "how", which only make a result better. */
  optional: readonly QueryPart[];
  /** The key of the whole query, and of everything that means the same. */
  typedKey: string;
  keys: ReadonlySet<string>;
}

/** Finds the groups that a phrase is in. */
export interface Synonyms {
  /** Alternatives of a phrase, without itself. */
  find: (words: readonly string[]) => string[][];
  maxWords: number;
}

/** Words that are in nearly every text. */
const commonWords = new Set(
  "a an and are as at be by did do does for from i if in is it its me my of on or our so that the this to was were with your".split(
    " ",
  ),
);
/** Words of questions, which a good answer needn't repeat. */
const questionWords = new Set(
  "about any anything ask can could find get getting got had has have here how know long many much need say should show some tell there use want what when where which who whom why will would you".split(
    " ",
  ),
);

const maxWords = 8;

/** Reads what somebody typed. Common words count only where there are no others. Words after the eighth are ignored. */
export function parseQuery(text: string, synonyms: Synonyms): Query {
  const words = toWords(text).slice(0, maxWords);
  const parts = toParts(words, synonyms).map((part, index, { length }) => ({
    ...part,
    isIncomplete: index === length - 1 && !/\s$/.test(text),
  }));
  const rarer = parts.filter(
    ({ words: [first = ""], words: { length } }) => length > 1 || !commonWords.has(first),
  );
  const useful = rarer.length > 0 ? rarer : parts;
  const required = useful.filter(
    ({ words: [first = ""], words: { length } }) => length > 1 || !questionWords.has(first),
  );
  const [onlyPart, ...otherParts] = parts;
  const typedKey = toKey(words);
  return {
    required: required.length > 0 ? required : useful,
    optional: required.length > 0 ? useful.filter((part) => !required.includes(part)) : [],
    typedKey,
    keys: new Set([typedKey, ...(otherParts.length === 0 ? (onlyPart?.alternatives.map(toKey) ?? []) : [])]),
  };
}

type Phrase = Omit<QueryPart, "isIncomplete">;

/** Splits words into parts: the longest phrases that have synonyms, and single words. */
function toParts(words: readonly string[], synonyms: Synonyms): Phrase[] {
  const parts: Phrase[] = [];
  for (let start = 0; start < words.length;) {
    const part = toLongestPhrase(words.slice(start, start + synonyms.maxWords), synonyms);
    parts.push(part);
    start += part.words.length;
  }
  return parts;
}

function toLongestPhrase(words: readonly string[], synonyms: Synonyms): Phrase {
  for (let length = words.length; length > 1; length -= 1) {
    const phrase = words.slice(0, length);
    const others = synonyms.find(phrase);
    if (others.length > 0) return { words: phrase, alternatives: [phrase, ...others] };
  }
  const word = words.slice(0, 1);
  return { words: word, alternatives: [word, ...synonyms.find(word)] };
}

/** Groups of words and phrases that mean the same, for looking up. */
export function createSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const phrases = groups.map((group) => group.map(toWords).filter(({ length }) => length > 0));
  const groupsByKey = Map.groupBy(
    phrases.flatMap((group) => group.map((phrase) => ({ key: toKey(phrase), group }))),
    ({ key }) => key,
  );
  return {
    find: (words) => {
      const key = toKey(words);
      const others = (groupsByKey.get(key) ?? []).flatMap(({ group }) => group);
      return others.filter((phrase) => toKey(phrase) !== key);
    },
    maxWords: Math.max(1, ...phrases.flat().map(({ length }) => length)),
  };
}
