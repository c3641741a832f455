import type { Review } from "@shop/schemas/generated/sanity.types.ts";
import { keyed } from "#seed/content/keyed.ts";

/** Reviews that nobody wrote. Pages mark them as samples, and search engines don't get them. */
export function sampleReviews(
  reviews: readonly Required<Pick<Review, "author" | "content" | "rating" | "date">>[],
) {
  return keyed(
    "review",
    reviews.map((review) => ({ _type: "review" as const, ...review, isSample: true })),
  );
}
