import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import { toPostDay } from "#features/blog/post-day.ts";
import { toSafeAbsoluteUrl } from "#ui/safe-absolute-url.server.ts";
import {
  toBullets,
  toFact,
  toLink,
  toMarkdown,
  toSection,
  toText,
} from "#features/markdown/markdown-parts.ts";
import { toStoryMarkdown } from "#features/markdown/story-markdown.server.ts";
import type { Post } from "#content/content-types.ts";

export function toPostMarkdown(post: Post): string {
  const { title, excerpt, author, publishedAt, tags, body, relatedPosts } = post;
  return toMarkdown(
    `# ${toText(title)}`,
    excerpt && `> ${toText(excerpt)}`,
    toBullets([
      toFact("Author", toText(author?.name)),
      toFact("Published", toPostDay(publishedAt)?.iso),
      toFact("Subjects", toText(tags?.join(", "))),
      toFact("Page", toSafeAbsoluteUrl(documentPath(post))),
    ]),
    toStoryMarkdown(body),
    toSection(
      "Read next",
      toBullets(
        relatedPosts
          ?.filter((other) => other !== null)
          .map((other) => toLink(other.title, toSafeAbsoluteUrl(documentPath(other)))),
      ),
    ),
  );
}
