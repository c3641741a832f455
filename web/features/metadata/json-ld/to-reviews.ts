import type { Review } from "#content/content-types.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";

const bestRating = 5;

interface Reviews {
  review?: JsonLdNode[];
  aggregateRating?: JsonLdNode;
}

/**
 * The reviews that somebody wrote and rated, and their average to one decimal. Search engines show them as facts, so
 * they never get a sample, and they ignore a review without a rating
 * (developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
export function toReviews(reviews: readonly Review[] | null): Reviews {
  const rated = (reviews ?? []).flatMap(({ author, content, rating, date, isSample }) =>
    author && content && rating && !isSample ? [{ author, content, rating, date }] : [],
  );
  if (rated.length === 0) return {};
  const total = rated.reduce((sum, { rating }) => sum + rating, 0);
  return {
    review: rated.map(({ author, content, rating, date }) =>
      toJsonLdNode("Review", {
        author: toJsonLdNode("Person", { name: author }),
        reviewBody: content,
        datePublished: date,
        reviewRating: toJsonLdNode("Rating", { ratingValue: rating, bestRating }),
      }),
    ),
    aggregateRating: toJsonLdNode("AggregateRating", {
      ratingValue: Math.round((10 * total) / rated.length) / 10,
      bestRating,
      reviewCount: rated.length,
    }),
  };
}
