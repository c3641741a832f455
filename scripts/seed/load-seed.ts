import { contentSeed, type ContentSeed } from "../../emulators/seed/content-seed.ts";
import { createRandom } from "../../tests/support/seeded-random.ts";
import { toInventedPost } from "./invented-post.ts";
import { createInventedSigns } from "./invented-signs.ts";

/**
 * Content for load tests: invented signs and posts, the same on every call. Posts use the demo content's authors, so
 * that has to be added first.
 */
export function createLoadSeed(counts = { signs: 5000, posts: 500 }): ContentSeed {
  const random = createRandom(counts.signs);
  const posts = Array.from({ length: counts.posts }, (_, index) => toInventedPost(index, random));
  return {
    documents: [...createInventedSigns(counts.signs, random), ...posts],
    directory: contentSeed.directory,
  };
}
