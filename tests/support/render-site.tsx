import { AnnouncementBar } from "@shop/web/features/announcements/announcement-bar.tsx";
import { BookCatalogue } from "@shop/web/features/books/book-catalogue.tsx";
import { everyBook } from "@shop/web/features/books/book-choices.ts";
import { BookView } from "@shop/web/features/books/book-view.tsx";
import { CourseView } from "@shop/web/features/courses/course-view.tsx";
import { toBookMarkdown } from "@shop/web/features/markdown/book-markdown.server.ts";
import { toCourseMarkdown } from "@shop/web/features/markdown/course-markdown.server.ts";
import { toMetadata } from "@shop/web/features/metadata/to-metadata.server.ts";
import { SiteFooter } from "@shop/web/features/site-footer/site-footer.tsx";
import { Sections } from "@shop/web/sections/sections.tsx";
import { renderWhole } from "@shop/web/lib/render-whole.ts";
import type { SiteContent } from "./site-queries.ts";
import { renderDictionary } from "./site-dictionary.tsx";
import { renderWords } from "./site-words.tsx";

/** The markup of all that the site shows of its content, and what shared links would show; throws where a page would break. */
export async function renderSite({
  page,
  course,
  book,
  books,
  settings,
  announcements,
  words,
  dictionary,
}: SiteContent): Promise<string> {
  const markup = await renderWhole(
    <>
      <AnnouncementBar announcements={announcements} />
      {page && <Sections page={page} offers={new Map()} />}
      {course && <CourseView course={course} offer={{ kind: "unavailable" }} offers={new Map()} />}
      {book && <BookView book={book} shopDescription={null} offers={new Map()} recommended={[]} />}
      <BookCatalogue books={books} offers={new Map()} choices={everyBook} title="Books" />
      <SiteFooter settings={settings} year={2026} />
    </>,
  );
  const twins = [
    course && toCourseMarkdown({ course, offer: { kind: "unavailable" } }),
    book && toBookMarkdown({ book, shopDescription: null, offers: new Map() }),
  ];
  const metadata = [page, course, book].map(
    (shown) => shown && toMetadata({ settings, path: "/complete", title: shown.title, meta: shown.meta }),
  );
  return [markup, renderWords(words), renderDictionary(dictionary), ...twins, JSON.stringify(metadata)].join(
    "\n",
  );
}

/** The places where markup shows a value that is not there. */
export function findSlips(markup: string): string[] {
  return markup.match(/.{0,60}(undefined|\[object |NaN|>null<).{0,20}/g) ?? [];
}
