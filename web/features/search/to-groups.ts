import type { SearchResult } from "#content/content-types.ts";

/** What was found of one kind. */
export interface Group {
  title: string;
  /** Of its heading. */
  anchor: string;
  results: readonly SearchResult[];
  /** Whether there may be more, that were not asked for. */
  isFull: boolean;
}

/** The search answers as many of a kind. */
const maxPerKind = 12;

const kinds = [
  { type: "course", title: "Courses", anchor: "courses" },
  { type: "sign", title: "Signs", anchor: "signs" },
  { type: "freeLesson", title: "Free lessons", anchor: "free-lessons" },
  { type: "book", title: "Books", anchor: "books" },
  { type: "blogPost", title: "Blog", anchor: "blog" },
  { type: "faq", title: "Questions", anchor: "questions" },
] as const satisfies readonly (Omit<Group, "results" | "isFull"> & { type: SearchResult["_type"] })[];

/** What was found by its kind, each in the order it came. */
export function toGroups(results: readonly SearchResult[]): Group[] {
  return kinds
    .map(({ type, ...kind }) => ({ ...kind, found: results.filter(({ _type }) => _type === type) }))
    .filter(({ found }) => found.length > 0)
    .map(({ found, ...kind }) => ({ ...kind, results: found, isFull: found.length >= maxPerKind }));
}
