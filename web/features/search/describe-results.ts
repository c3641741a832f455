import { countOf } from "#lib/count-of.ts";
import type { SearchResults } from "./index/search-results.ts";

/** What a search found, in words for everyone, such as "12 results for “family”". */
export function describeResults(words: string, { matchingCount, suggested }: SearchResults): string {
  if (words === "") return "";
  if (matchingCount === 0 && suggested.length === 0) return `Nothing found for “${words}”`;
  if (matchingCount === 0)
    return `No exact results for “${words}”, but ${countOf(suggested.length, "suggestion")}`;
  return `${countOf(matchingCount, "result")} for “${words}”`;
}
