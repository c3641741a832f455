import { AnnouncementBar } from "@shop/web/features/announcements/announcement-bar.tsx";
import { BookCatalog } from "@shop/web/features/books/book-catalog.tsx";
import { everyBook } from "@shop/web/features/books/book-choices.ts";
import { BookView } from "@shop/web/features/books/book-view.tsx";
import { CourseView } from "@shop/web/features/courses/course-view.tsx";
import { toBookMarkdown } from "@shop/web/features/markdown/book-markdown.server.ts";
import { toCourseMarkdown } from "@shop/web/features/markdown/course-markdown.server.ts";
import { toMetadata } from "@shop/web/features/metadata/to-metadata.server.ts";
import { SiteFooter } from "@shop/web/features/site-footer/site-footer.tsx";
import { HiddenHeaderParts } from "@shop/web/features/site-header/hidden-header-parts.tsx";
import { Sections } from "@shop/web/sections/sections.tsx";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime.js";
import { atTimes } from "./site/at-times.tsx";
import { builtInLinks } from "./site/built-in-links.ts";
import { prerenderToHtml } from "./site/prerender-to-html.ts";
import type { SiteContent } from "./site-queries.ts";
import { toDictionaryViews } from "./site-dictionary.tsx";
import { toQuizViews } from "./site-quizzes.tsx";
import { type SiteView, toView } from "./site-view.ts";
import { toWordViews } from "./site-words.tsx";

/** Renders everything the site shows from its content, including what shared links show. Throws where a page would crash. */
export async function renderSite(site: SiteContent): Promise<string> {
  const markup = await Promise.all(toViews(site).map(({ render }) => render()));
  return markup.join("\n");
}

/** Finds missing values that a site shows. A view identical to an earlier one isn't rendered again. */
export function createSlipFinder(): (views: readonly SiteView[]) => Promise<string[]> {
  const known = new Map<string, string[]>();
  return async (views) => {
    const found: string[] = [];
    for (const { key, render } of views) {
      const slips = known.get(key) ?? findSlips(await render());
      known.set(key, slips);
      found.push(...slips);
    }
    return found;
  };
}

/** The places where markup shows a missing value. */
export function findSlips(markup: string): string[] {
  return [...markup.matchAll(/undefined|\[object |NaN|>null</g)].map(({ index }) =>
    markup.slice(Math.max(0, index - 60), index + 30),
  );
}

/** What the site shows from its content, view by view. */
export function toViews(site: SiteContent): SiteView[] {
  const { page, course, book, books, settings, announcements, words, dictionary, quizzes } = site;
  return [
    toView("announcements", announcements, () =>
      prerenderToHtml(
        ["/", "/courses", "/search"].map((path) => (
          <PathnameContext key={path} value={path}>
            {atTimes(announcements, (running) => (
              <AnnouncementBar announcements={running} />
            ))}
          </PathnameContext>
        )),
      ),
    ),
    toView("page", page, () =>
      prerenderToHtml(
        page && (
          <>
            <HiddenHeaderParts parts={page.hiddenInHeader} />
            <Sections page={page} offers={new Map()} isEditable={false} />
          </>
        ),
      ),
    ),
    toView("course", { course, settings }, () =>
      prerenderToHtml(
        course && (
          <CourseView
            course={course}
            offer={{ kind: "unavailable" }}
            offers={new Map()}
            school={settings?.name ?? null}
            paths={new Set(["/courses"])}
          />
        ),
      ),
    ),
    toView("book", book, () =>
      prerenderToHtml(
        book && (
          <BookView
            book={book}
            shopDescription={null}
            variants={null}
            stock={null}
            supportEmail={null}
            offers={new Map()}
            recommended={[]}
            paths={new Set()}
          />
        ),
      ),
    ),
    toView("books", books, () =>
      prerenderToHtml(<BookCatalog books={books} offers={new Map()} choices={everyBook} title="Books" />),
    ),
    toView("footer", settings, () =>
      prerenderToHtml(<SiteFooter settings={settings} builtIn={builtInLinks} year={2026} />),
    ),
    toView("Markdown", { course, book }, renderMarkdown),
    toView("metadata", { page, course, book, settings }, renderMetadata),
    ...toWordViews(words),
    ...toDictionaryViews(dictionary),
    ...toQuizViews(quizzes),
  ];
}

function renderMarkdown({ course, book }: Pick<SiteContent, "course" | "book">): string {
  return [
    course && toCourseMarkdown({ course, offer: { kind: "unavailable" } }),
    book && toBookMarkdown({ book, shopDescription: null, variants: null, offers: new Map() }),
  ].join("\n");
}

type Described = Pick<SiteContent, "page" | "course" | "book" | "settings">;

function renderMetadata({ page, course, book, settings }: Described): string {
  const metadata = [page, course, book].map(
    (shown) => shown && toMetadata({ settings, path: "/complete", title: shown.title, meta: shown.meta }),
  );
  return JSON.stringify(metadata);
}
