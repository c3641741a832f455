import type { SearchDocument } from "./index/search-document.ts";

const maxCommonSigns = 12;

/** The signs that the most free lessons teach, for visitors who don't know yet what to look for. */
export function toCommonSigns(documents: readonly SearchDocument[]): SearchDocument[] {
  const counts = new Map<string, number>();
  for (const { type, topics = [] } of documents)
    if (type === "freeLesson") for (const gloss of topics) counts.set(gloss, (counts.get(gloss) ?? 0) + 1);
  return documents
    .filter(({ type, title }) => type === "sign" && counts.has(title))
    .toSorted(
      (a, b) => (counts.get(b.title) ?? 0) - (counts.get(a.title) ?? 0) || a.title.localeCompare(b.title),
    )
    .slice(0, maxCommonSigns);
}
