import type { SearchDocument } from "./search-document.ts";

export interface Match {
  document: SearchDocument;
  /** The words that were found in the document, as the index has them. */
  terms: readonly string[];
}

/** Both lists have the best first, and no document is in both. */
export interface SearchResults {
  /** They have the query's words in any form, or synonyms of them. The last word may be incomplete. Up to 24. */
  matching: readonly Match[];
  /** How many match in all. */
  matchingCount: number;
  /** They have similar words, or only some of them, or are related to the sign that matches best. */
  suggested: readonly Match[];
}

export const noResults: SearchResults = { matching: [], matchingCount: 0, suggested: [] };
