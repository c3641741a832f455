import { type Addressable, documentPath } from "@shop/schemas/paths.ts";
import { readBookCatalog } from "#catalog/book-catalog.server.ts";
import { readCourseList } from "#catalog/course-list.server.ts";
import { readLessonCards } from "#content/lessons.server.ts";
import { readPostCards } from "#content/posts.server.ts";
import { readSitePaths } from "#content/site-paths.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView } from "#content/view.server.ts";
import { toSafeAbsoluteUrl } from "#ui/safe-absolute-url.server.ts";
import { toLlmsText } from "#features/markdown/to-llms-text.ts";

/** An overview of the shop, with links to its pages as Markdown. */
export async function GET(): Promise<Response> {
  const [settings, courses, { books }, lessons, posts, paths] = await Promise.all([
    readSiteSettings(publishedView),
    readCourseList(publishedView),
    readBookCatalog(publishedView),
    readLessonCards(publishedView),
    readPostCards(publishedView),
    readSitePaths(publishedView),
  ]);
  const others = otherPages.filter(({ path }) => paths.has(path));
  const text = toLlmsText({
    name: settings?.name ?? "Shop",
    summary: settings?.meta?.description ?? settings?.tagline ?? null,
    notes: [
      "Prices are in US and Canadian dollars. The pages below have current prices.",
      "Printed books ship to Canada and the United States.",
      "Words in capitals between backticks are glosses, which are names of signs rather than English words.",
    ],
    sections: [
      { title: "Courses", pages: courses.flatMap((course) => toPage(course, course.description, ".md")) },
      { title: "Books", pages: books.flatMap((book) => toPage(book, book.subtitle, ".md")) },
      { title: "Free lessons", pages: lessons.flatMap((lesson) => toPage(lesson, lesson.summary)) },
      { title: "Blog", pages: posts.flatMap((post) => toPage(post, post.excerpt, ".md")) },
      { title: "Optional", pages: others.flatMap(({ title, path }) => toLinkedPage(title, null, path)) },
    ],
  });
  return new Response(`${text}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}

const otherPages = [
  { title: "Frequently asked questions", path: "/frequently-asked-questions" },
  { title: "ASL dictionary", path: "/asl/dictionary" },
  { title: "Quizzes", path: "/quizzes" },
  { title: "Support", path: "/contact-us" },
  { title: "Terms of use", path: "/legal/terms" },
];

const toPage = (
  document: Addressable & { title: string | null },
  description: string | null,
  extension = "",
) => {
  const path = documentPath(document);
  return path ? toLinkedPage(document.title, description, path + extension) : [];
};

function toLinkedPage(title: string | null, description: string | null, path: string) {
  const url = toSafeAbsoluteUrl(path);
  return url ? [{ title, description, url }] : [];
}
