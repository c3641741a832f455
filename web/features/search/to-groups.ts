import type { SearchResult } from "#content/content-types.ts";
import { compareMatches } from "#lib/compare-matches.ts";

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

// In the order of groups that match equally well.
const kinds = [
  { types: ["course"], title: "Courses", anchor: "courses" },
  { types: ["page", "legalPage", "pageMetadata"], title: "Pages", anchor: "pages" },
  { types: ["sign"], title: "Signs", anchor: "signs" },
  { types: ["freeLesson"], title: "Free lessons", anchor: "free-lessons" },
  { types: ["book"], title: "Books", anchor: "books" },
  { types: ["blogPost"], title: "Blog", anchor: "blog" },
  { types: ["faq"], title: "Questions", anchor: "questions" },
] as const satisfies readonly (Omit<Group, "results" | "isFull"> & {
  types: readonly SearchResult["_type"][];
})[];

/** Results grouped by type, each in the given order, the group with the best result first. */
export function toGroups(results: readonly SearchResult[]): Group[] {
  return kinds
    .map(({ types, ...kind }) => ({
      ...kind,
      found: results.filter(({ _type }) => types.some((type) => type === _type)),
    }))
    .flatMap(({ found, ...kind }) => {
      const [best] = found.toSorted(compareMatches);
      return best ? [{ ...kind, best, results: found, isFull: found.length >= maxPerKind }] : [];
    })
    .toSorted((a, b) => compareMatches(a.best, b.best));
}
