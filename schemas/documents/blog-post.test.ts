import { expect, test } from "vitest";
import { blogPost } from "./blog-post.ts";

test.each([
  [{ author: "Elias", publishedAt: "2026-11-29T23:30:00Z" }, "Elias · Nov 29, 2026"],
  [{ author: "Elias" }, "Elias"],
  [{ publishedAt: "2026-11-29T23:30:00Z" }, "Nov 29, 2026"],
  [{ author: "Elias", publishedAt: "soon" }, "Elias"],
])("a post in a list with %j says %s below its title", (post, subtitle) => {
  const selected = { title: undefined, author: undefined, publishedAt: undefined, media: undefined, ...post };

  expect(blogPost.preview?.prepare?.(selected)).toMatchObject({ subtitle });
});
