import { createHash } from "node:crypto";

/** The query parameters that let a shop count visits from a search, in the format of hosted shops' search results. */
export function toSearchTracking(query: string, position: number): string {
  const id = createHash("sha256").update(query).digest("hex").slice(0, 9);
  return new URLSearchParams({ _pos: String(position), _sid: id, _ss: "r" }).toString();
}

/** The same for a suggestion while the shopper types. */
export function toSuggestionTracking(query: string, position: number): string {
  return new URLSearchParams({ _pos: String(position), _psq: query, _ss: "e", _v: "1.0" }).toString();
}
