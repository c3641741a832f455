"use client";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useInterests } from "#features/interests/use-interests.client.ts";
import type { SearchIndex } from "./index/search-index.ts";
import type { SearchResults } from "./index/search-results.ts";
import { loadSearchIndex } from "./load-search-index.ts";

export interface Search {
  /** The words that `results` are for. They may be a key behind what's typed. */
  words: string;
  /** Null until the index has loaded, and without words. */
  results: SearchResults | null;
  /** Whether the index has loaded. */
  isReady: boolean;
  /** Loads the index, or a newer one. */
  load: () => void;
}

/** Answers what's typed in the browser. */
export function useSearch(text: string): Search {
  const [index, setIndex] = useState<SearchIndex | null>(null);
  const interests = useInterests();
  const latest = useDeferredValue(text);
  const results = useMemo(
    () => (index && latest.trim() !== "" ? index.search(latest, interests) : null),
    [index, latest, interests],
  );
  const load = useCallback(() => {
    loadSearchIndex().then(setIndex, (error: unknown) =>
      console.warn("Loading the search index failed.", error),
    );
  }, []);
  return { words: latest.trim(), results, isReady: index !== null, load };
}
