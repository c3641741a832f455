import { readdirSync, readFileSync } from "node:fs";
import type { QueryParams } from "@sanity/client";
import { announcementsQuery } from "@shop/web/content/announcements.server.ts";
import { courseDeliveryQuery, mailSettingsQuery } from "@shop/web/content/background-reads.server.ts";
import { bookCardsQuery, bookHandlesQuery, bookQuery, sampleQuery } from "@shop/web/content/books.server.ts";
import {
  courseCardsQuery,
  courseNeedsQuery,
  courseQuery,
  courseSlugsQuery,
  syllabusQuery,
} from "@shop/web/content/courses.server.ts";
import { classroomPricingQuery } from "@shop/web/content/classroom-pricing.server.ts";
import { crossSellAnnouncementsQuery } from "@shop/web/content/cross-sell-announcements.server.ts";
import { faqsQuery } from "@shop/web/content/faqs.server.ts";
import { featuresQuery } from "@shop/web/content/features.server.ts";
import { instructorQuery, instructorSlugsQuery } from "@shop/web/content/instructors.server.ts";
import {
  legalPageQuery,
  legalPageSlugsQuery,
  termsVersionQuery,
} from "@shop/web/content/legal-pages.server.ts";
import { lessonCardsQuery, lessonQuery } from "@shop/web/content/lessons.server.ts";
import { pageMetadataQuery } from "@shop/web/content/page-metadata.server.ts";
import { pagePathsQuery, pageQuery } from "@shop/web/content/pages.server.ts";
import { feedPostsQuery, postCardsQuery, postQuery } from "@shop/web/content/posts.server.ts";
import { promotionsQuery } from "@shop/web/content/promotions.server.ts";
import { changedSinceQuery } from "@shop/web/content/preview/changed-since.server.ts";
import { previewLinkQuery } from "@shop/web/content/preview/preview-links.server.ts";
import { quizCardsQuery, quizQuery } from "@shop/web/content/quizzes.server.ts";
import { redirectQuery } from "@shop/web/content/redirects.server.ts";
import {
  searchBooksQuery,
  searchCoursesQuery,
  searchLessonsQuery,
  searchPagesQuery,
  searchPostsQuery,
  searchQuestionsQuery,
  searchQuizzesQuery,
  searchSignsQuery,
  searchSynonymsQuery,
} from "@shop/web/content/search.server.ts";
import { dictionarySignsQuery, signQuery } from "@shop/web/content/signs.server.ts";
import { sitemapQuery } from "@shop/web/content/sitemap.server.ts";
import { siteSettingsQuery } from "@shop/web/content/site-settings.server.ts";
import type { QueryClient } from "./query-client.ts";
import { readDictionary } from "./site-dictionary.tsx";
import { readQuizzes } from "./site-quizzes.tsx";
import { readWords } from "./site-words.tsx";

interface SiteQuery {
  query: string;
  params: QueryParams;
}

/** Every query of the site by name, with its parameters for a lake of complete documents. */
export const siteQueries: Readonly<Record<string, SiteQuery>> = {
  announcementsQuery: { query: announcementsQuery, params: {} },
  bookCardsQuery: { query: bookCardsQuery, params: {} },
  bookHandlesQuery: { query: bookHandlesQuery, params: {} },
  bookQuery: { query: bookQuery, params: { handle: "handle" } },
  changedSinceQuery: { query: changedSinceQuery, params: { since: "2026-01-01T00:00:00Z" } },
  courseCardsQuery: { query: courseCardsQuery, params: {} },
  courseDeliveryQuery: { query: courseDeliveryQuery, params: { handle: "handle" } },
  courseNeedsQuery: { query: courseNeedsQuery, params: {} },
  courseQuery: { query: courseQuery, params: { slug: "complete" } },
  courseSlugsQuery: { query: courseSlugsQuery, params: {} },
  classroomPricingQuery: { query: classroomPricingQuery, params: {} },
  crossSellAnnouncementsQuery: { query: crossSellAnnouncementsQuery, params: {} },
  faqsQuery: { query: faqsQuery, params: {} },
  featuresQuery: { query: featuresQuery, params: {} },
  feedPostsQuery: { query: feedPostsQuery, params: {} },
  instructorQuery: { query: instructorQuery, params: { slug: "complete" } },
  instructorSlugsQuery: { query: instructorSlugsQuery, params: {} },
  legalPageQuery: { query: legalPageQuery, params: { slug: "complete" } },
  legalPageSlugsQuery: { query: legalPageSlugsQuery, params: {} },
  lessonCardsQuery: { query: lessonCardsQuery, params: {} },
  lessonQuery: { query: lessonQuery, params: { level: "level", slug: "complete" } },
  mailSettingsQuery: { query: mailSettingsQuery, params: {} },
  pageMetadataQuery: { query: pageMetadataQuery, params: { path: "/complete" } },
  pagePathsQuery: { query: pagePathsQuery, params: {} },
  pageQuery: { query: pageQuery, params: { path: "/complete" } },
  postCardsQuery: { query: postCardsQuery, params: {} },
  postQuery: { query: postQuery, params: { slug: "complete" } },
  previewLinkQuery: { query: previewLinkQuery, params: { id: "complete-previewLink", hash: "" } },
  promotionsQuery: { query: promotionsQuery, params: {} },
  quizCardsQuery: { query: quizCardsQuery, params: {} },
  quizQuery: { query: quizQuery, params: { slug: "complete" } },
  redirectQuery: { query: redirectQuery, params: { spellings: ["/complete"] } },
  sampleQuery: { query: sampleQuery, params: { handle: "handle" } },
  searchBooksQuery: { query: searchBooksQuery, params: {} },
  searchCoursesQuery: { query: searchCoursesQuery, params: {} },
  searchLessonsQuery: { query: searchLessonsQuery, params: {} },
  searchPagesQuery: { query: searchPagesQuery, params: {} },
  searchPostsQuery: { query: searchPostsQuery, params: {} },
  searchQuestionsQuery: { query: searchQuestionsQuery, params: {} },
  searchQuizzesQuery: { query: searchQuizzesQuery, params: {} },
  searchSignsQuery: { query: searchSignsQuery, params: {} },
  searchSynonymsQuery: { query: searchSynonymsQuery, params: {} },
  dictionarySignsQuery: { query: dictionarySignsQuery, params: {} },
  signQuery: { query: signQuery, params: { slug: "complete" } },
  sitemapQuery: { query: sitemapQuery, params: {} },
  siteSettingsQuery: { query: siteSettingsQuery, params: {} },
  termsVersionQuery: { query: termsVersionQuery, params: { slug: "complete" } },
  syllabusQuery: { query: syllabusQuery, params: { slug: "complete" } },
};

const folder = new URL("../../web/content/", import.meta.url);

/** The names of all queries that the site's readers define. */
export function listQueryNames(): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".server.ts"))
    .flatMap((file) => [
      ...readFileSync(new URL(file, folder), "utf8").matchAll(/export const (\w+Query)\b/g),
    ])
    .flatMap(([, name]) => name ?? [])
    .toSorted();
}

export interface Addresses {
  path: string | null;
  slug: string | null;
  handle?: string;
  /** The lesson's level. */
  level?: string;
}

/** What the site shows from a lake: the pages at the given addresses, and the parts on every page. */
export async function readSite(
  client: QueryClient,
  { path, slug, handle = "none", level = "none" }: Addresses,
) {
  const [page, course, book, books, settings, announcements, words, dictionary, quizzes] = await Promise.all([
    client.fetch(pageQuery, { path }),
    client.fetch(courseQuery, { slug }),
    client.fetch(bookQuery, { handle }),
    client.fetch(bookCardsQuery),
    client.fetch(siteSettingsQuery),
    client.fetch(announcementsQuery),
    readWords(client, { slug, level }),
    readDictionary(client, slug),
    readQuizzes(client, slug),
  ]);
  return { page, course, book, books, settings, announcements, words, dictionary, quizzes };
}

export type SiteContent = Awaited<ReturnType<typeof readSite>>;
