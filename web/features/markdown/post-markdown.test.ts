import { beforeAll, expect, test } from "vitest";
import type { Post } from "#content/content-types.ts";
import { stubEmbeddedEnvironment } from "../../../tests/support/site/stub-embedded-environment.ts";
import { toPostMarkdown } from "./post-markdown.server.ts";

beforeAll(() => stubEmbeddedEnvironment());

const post: Post = {
  _id: "post",
  _type: "blogPost",
  _updatedAt: "2026-01-02T09:00:00Z",
  title: "Names & <signs>",
  excerpt: "How *they* differ.",
  publishedAt: "2026-01-01T09:00:00Z",
  tags: ["<b>Deaf</b> culture", "ASL_101"],
  slug: "names",
  cover: null,
  author: null,
  body: null,
  relatedPosts: null,
  meta: null,
};

test("nothing that an editor writes is read as Markdown or HTML", () => {
  const author = {
    _id: "june",
    _type: "author" as const,
    name: "June *J.* <i>",
    role: null,
    bio: null,
    image: null,
  };

  const lines = toPostMarkdown({ ...post, author }).split("\n");

  expect(lines).toEqual(
    expect.arrayContaining([
      String.raw`# Names & \<signs\>`,
      String.raw`> How \*they\* differ.`,
      String.raw`- Author: June \*J.\* \<i\>`,
      String.raw`- Subjects: \<b\>Deaf\</b\> culture, ASL\_101`,
    ]),
  );
});

test("a post without an author and subjects has no lines for them", () => {
  expect(toPostMarkdown({ ...post, tags: null })).not.toMatch(/Author|Subjects/);
});
