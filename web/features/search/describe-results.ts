import type { SearchResults } from "./index/search-results.ts";

/** What a search found, in words for everyone, such as "12 results for “family”". */
export function describeResults(words: string, { matchingCount, suggested }: SearchResults): string {
  if (words === "") return "";
  if (matchingCount === 0 && suggested.length === 0) return `Nothing found for “${words}”`;
  if (matchingCount === 0)
    return `No exact results for “${words}”, but ${count(suggested.length, "suggestion")}`;
  return `${count(matchingCount, "result")} for “${words}”`;
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
