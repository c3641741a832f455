import { contentSeed, type ContentSeed } from "../../emulators/seed/content-seed.ts";
import { createRandom } from "../../tests/support/seeded-random.ts";
import { toInventedPost } from "./invented-post.ts";
import { createInventedSigns } from "./invented-signs.ts";

/**
 * What the demonstration shop is filled up with for load: invented signs and posts, the same at every call. The posts
 * refer to the demonstration shop's authors, so that is planted first.
 */
export function createLoadSeed(counts = { signs: 5000, posts: 500 }): ContentSeed {
  const random = createRandom(counts.signs);
  const posts = Array.from({ length: counts.posts }, (_, index) => toInventedPost(index, random));
  return {
    documents: [...createInventedSigns(counts.signs, random), ...posts],
    directory: contentSeed.directory,
  };
}
