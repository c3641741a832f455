import type { QueryCombination } from "minisearch";
import type { Query, QueryPart } from "./parse-query.ts";
import { toForms } from "./to-words.ts";

const synonymBoost = 0.8;
const optionalBoost = 0.3;

/**
 * MiniSearch's query for documents that have any part of the query, or, for unknown parts, which aren't in the index, similar words.
 */
export function toExpression({ required, optional }: Query, unknown: readonly QueryPart[]): QueryCombination {
  return {
    combineWith: "OR",
    queries: [
      ...required.map((part) =>
        unknown.includes(part) ? toMisspelledExpression(part) : toPartExpression(part),
      ),
      ...optional.map((part) => toPartExpression(part, optionalBoost)),
    ],
  };
}

/** How many required parts a document has, given the words of the query that were found in it. */
export function countFoundParts({ required }: Query, found: readonly string[]): number {
  const words = new Set(found);
  return required.filter(({ alternatives }) =>
    alternatives.some((alternative) =>
      alternative.every((word) => [...toForms(word), ...toSwapped(word)].some((form) => words.has(form))),
    ),
  ).length;
}

export function toPartExpression({ alternatives, isIncomplete }: QueryPart, partBoost = 1): QueryCombination {
  const [typed = [], ...synonyms] = alternatives;
  const toAll = (words: readonly string[], boost: number): QueryCombination => ({
    combineWith: "AND",
    queries: words.map((word) => ({
      combineWith: "OR",
      queries: toForms(word),
      boostTerm: () => boost,
      prefix: (term) => isIncomplete && words === typed && term === typed.at(-1),
    })),
  });
  return {
    combineWith: "OR",
    queries: [toAll(typed, partBoost), ...synonyms.map((words) => toAll(words, partBoost * synonymBoost))],
  };
}

const toMisspelledExpression = ({ words }: QueryPart): QueryCombination => ({
  combineWith: "AND",
  queries: words.map((word) => ({
    combineWith: "OR",
    queries: [{ queries: [word], fuzzy: toMaxEdits(word.length) }, ...toSwapped(word)],
  })),
});

/** One mistake in a short word, two in a long one. Numbers and the shortest words have too many neighbors. */
const toMaxEdits = (length: number) => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** The word with each pair of neighboring letters swapped, which counts as two edits otherwise. */
const toSwapped = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(""),
  );
