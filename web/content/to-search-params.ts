/** The parameters of the search's queries. */
export interface SearchParams {
  /** The distinct words as the right side of GROQ's `match`, for counting those that match. */
  words: string[];
  // The same, one each. The last one repeats where there are fewer.
  word0: string;
  word1: string;
  word2: string;
  word3: string;
  word4: string;
}

/** Words that are in nearly every text, and not what anyone looks for. No question word: WHO and WHERE are signs. */
const commonWords = new Set(
  "a an and are as at be by can do does for from i if in is it its me my of on or our so that the this to with".split(
    " ",
  ),
);

const maxWords = 5;

/**
 * A text as parameters: each word as a prefix, without wildcards the visitor typed, and in the singular, so that "gifts" finds a gift.
 * Common words count only where there's no other, and no more than five do. Null without words.
 */
export function toSearchParams(text: string): SearchParams | null {
  const typed = (text.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? []).map((word) => word.toLowerCase());
  const rarer = typed.filter((word) => !commonWords.has(word));
  const words = [...new Set(rarer.length > 0 ? rarer : typed)].slice(0, maxWords).map(toPattern);
  const last = words.at(-1);
  if (last === undefined) return null;
  const [word0 = last, word1 = last, word2 = last, word3 = last, word4 = last] = words;
  return { words, word0, word1, word2, word3, word4 };
}

const toPattern = (word: string) => `${word.replace(/(?<=[^s]{3})s$/u, "")}*`;
