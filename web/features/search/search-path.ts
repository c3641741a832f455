/** Maximum query length. */
export const maxQueryLength = 100;

/** The address of the search page with a query, or without one. */
export const toSearchPath = (words: string): string =>
  words === "" ? "/search" : `/search?${new URLSearchParams({ q: words })}`;

/** The query in the browser's address. On the server, `parseSearchWords` reads it with zod, which is too large for a page. */
export const readSearchWords = (search: string): string =>
  (new URLSearchParams(search).get("q") ?? "").trim().slice(0, maxQueryLength);
