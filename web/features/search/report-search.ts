import { track } from "#features/analytics/track.ts";
import type { Match, SearchResults } from "./index/search-results.ts";

/** A search counts when nothing has been typed for this long, when it's sent, or when a result is followed. */
export const settleMs = 800;

let lastWords = "";

/** Reports a search once, also when its visitor comes back to it. */
export function reportSearch(words: string, { matchingCount, suggested }: SearchResults): void {
  if (words === "" || words === lastWords) return;
  lastWords = words;
  track({ kind: "search", words, matchingCount, suggestedCount: suggested.length });
}

/** Reports that a result is followed, given the clicked element. */
export function reportResultClick(
  target: EventTarget,
  { matching, matchingCount, suggested }: SearchResults,
): void {
  const path = target instanceof Element ? target.closest("a")?.getAttribute("href") : null;
  const match = [...matching, ...suggested].find(({ document }) => document.path === path);
  if (match)
    track({ kind: "search-click", ...toResult(match), totalCount: matchingCount + suggested.length });
}

const toResult = ({ document: { title, path } }: Match) => ({ title, slug: path.split(/[/#]/).at(-1) ?? "" });
