import { studioPath } from "@sanity/client/csm";

/**
 * What a text on the page should say now. `versions` are a document's states, the latest last. Null if it's up to date, or if it
 * never was the field's own text, such as a shortened one.
 */
export function findNewerText(shown: string, path: string, versions: readonly object[]): string | null {
  const texts = versions.map((state) => studioPath.get(state, path));
  const latest = texts.at(-1);
  // The page may leave out an empty field altogether, which only the server knows.
  if (typeof latest !== "string" || latest === "" || latest === shown) return null;
  return texts.includes(shown) ? latest : null;
}
