import "server-only";
import { readBookPage } from "#catalog/book-page.server.ts";
import { readCoursePage } from "#catalog/course-page.server.ts";
import { readPost } from "#content/posts.server.ts";
import { publishedView } from "#content/view.server.ts";
import { toBookMarkdown } from "#features/markdown/book-markdown.server.ts";
import { toCourseMarkdown } from "#features/markdown/course-markdown.server.ts";
import { toPostMarkdown } from "#features/markdown/post-markdown.server.ts";

/** A published page as Markdown, with the same content and prices; null when it doesn't exist. */
export async function readTwin(kind: string, slug: string): Promise<string | null> {
  switch (kind) {
    case "courses": {
      const priced = await readCoursePage(slug, publishedView);
      return priced && toCourseMarkdown(priced);
    }
    case "books": {
      const priced = await readBookPage(slug, publishedView);
      return priced && toBookMarkdown(priced);
    }
    case "blog": {
      const post = await readPost(slug, publishedView);
      return post && toPostMarkdown(post);
    }
    default:
      return null;
  }
}
