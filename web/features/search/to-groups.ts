import type { SearchResult } from "#content/content-types.ts";

/** Search results of one type. */
export interface Group {
  title: string;
  /** The heading's anchor. */
  anchor: string;
  results: readonly SearchResult[];
  /** Whether there may be more results. */
  isFull: boolean;
}

/** The search returns up to this many per type. */
const maxPerKind = 12;

const kinds = [
  { type: "course", title: "Courses", anchor: "courses" },
  { type: "sign", title: "Signs", anchor: "signs" },
  { type: "freeLesson", title: "Free lessons", anchor: "free-lessons" },
  { type: "book", title: "Books", anchor: "books" },
  { type: "blogPost", title: "Blog", anchor: "blog" },
  { type: "faq", title: "Questions", anchor: "questions" },
] as const satisfies readonly (Omit<Group, "results" | "isFull"> & { type: SearchResult["_type"] })[];

/** Results grouped by type, each in the given order. */
export function toGroups(results: readonly SearchResult[]): Group[] {
  return kinds
    .map(({ type, ...kind }) => ({ ...kind, found: results.filter(({ _type }) => _type === type) }))
    .filter(({ found }) => found.length > 0)
    .map(({ found, ...kind }) => ({ ...kind, results: found, isFull: found.length >= maxPerKind }));
}
