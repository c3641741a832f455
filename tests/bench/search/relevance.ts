import type { SearchIndex } from "@shop/web/features/search/index/search-index.ts";
import type { Judgment } from "./grades.ts";

export interface Relevance {
  query: string;
  /** Normalized discounted cumulative gain of the first five results, from 0 to 1 (en.wikipedia.org/wiki/Discounted_cumulative_gain). */
  ndcgAt5: number;
  /** 1 divided by the position of the first document with the best grade, or 0 if it isn't found. */
  reciprocalRank: number;
}

/** How well an index answers each judged query. Matching results come before suggested ones, as on the page. */
export const measureRelevance = (index: SearchIndex, judgments: readonly Judgment[]): Relevance[] =>
  judgments.map(({ query, grades }) => {
    const { matching, suggested } = index.search(query);
    const found: number[] = [...matching, ...suggested].map(({ document }) => grades[document.id] ?? 0);
    const ideal: number[] = Object.values(grades).toSorted((a, b) => b - a);
    return {
      query,
      ndcgAt5: toGain(found.slice(0, 5)) / toGain(ideal.slice(0, 5)),
      reciprocalRank: toReciprocalRank(found.findIndex((grade) => grade === ideal[0])),
    };
  });

const toReciprocalRank = (at: number) => (at === -1 ? 0 : 1 / (at + 1));

export const toMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const toGain = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
