import { expect, test } from "vitest";
import type { Review } from "#content/content-types.ts";
import { toReviews } from "./to-reviews.ts";

const review: Review = {
  _key: "one",
  author: "A parent in Ohio",
  content: "We sign at dinner now.",
  rating: 5,
  date: "2026-03-14",
  isSample: null,
};

test("search engines get the reviews that somebody wrote and rated, and their average", () => {
  const other: Review = { ...review, author: "Priya", rating: 4, date: null };
  const third: Review = { ...review, author: "Tom", rating: 4 };

  expect(toReviews([review, other, third])).toMatchObject({
    review: [
      {
        "@type": "Review",
        author: { "@type": "Person", name: "A parent in Ohio" },
        reviewBody: "We sign at dinner now.",
        datePublished: "2026-03-14",
        reviewRating: { "@type": "Rating", ratingValue: 5, bestRating: 5 },
      },
      { author: { name: "Priya" } },
      { author: { name: "Tom" } },
    ],
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.3, bestRating: 5, reviewCount: 3 },
  });
});

test.each<[string, Review[] | null]>([
  ["no reviews", null],
  ["a sample", [{ ...review, isSample: true }]],
  ["a review without a rating", [{ ...review, rating: null }]],
  ["a review without a name", [{ ...review, author: null }]],
])("search engines get nothing for %s", (_what, reviews) => {
  expect(toReviews(reviews)).toEqual({});
});
