import type { SitemapQueryResult } from "@shop/schemas/generated/sanity.types.ts";
import { expect, test } from "vitest";
import { toSitemap } from "./to-sitemap.ts";

type SitemapDocument = SitemapQueryResult[number];

const empty = {
  _updatedAt: "2026-03-01T00:00:00Z",
  path: null,
  level: null,
  handle: null,
  tags: null,
  category: null,
  partOfSpeech: null,
  handshapeFamily: null,
  locationArea: null,
  movementKind: null,
  slug: null,
  canonical: null,
};

const course: SitemapDocument = { ...empty, _type: "course", slug: "level-1a" };
const toPost = (slug: string, _updatedAt: string, tags: string[]): SitemapDocument => ({
  ...empty,
  _type: "blogPost",
  slug,
  tags,
  _updatedAt,
});

test("every document with a page is listed with its URL and last change", () => {
  expect(toSitemap([course])).toContainEqual({ path: "/courses/level-1a", lastModified: empty._updatedAt });
});

test("a page with another canonical URL is left out", () => {
  const duplicate: SitemapDocument = { ...course, canonical: "/courses/level-1b" };

  expect(toSitemap([duplicate]).map(({ path }) => path)).not.toContain("/courses/level-1a");
});

test("a page that is its own canonical URL is listed", () => {
  const itself: SitemapDocument = { ...course, canonical: "/courses/level-1a" };

  expect(toSitemap([itself]).map(({ path }) => path)).toContain("/courses/level-1a");
});

test("questions share one page, dated by the newest", () => {
  const questions = ["2026-01-01T00:00:00Z", "2026-05-01T00:00:00Z", "2026-02-01T00:00:00Z"].map(
    (_updatedAt, index): SitemapDocument => ({ ...empty, _type: "faq", slug: `q-${index}`, _updatedAt }),
  );

  const entries = toSitemap(questions).filter(({ path }) => path.startsWith("/frequently"));

  expect(entries).toEqual([{ path: "/frequently-asked-questions", lastModified: "2026-05-01T00:00:00Z" }]);
});

test("each blog subject is listed, dated by its newest post", () => {
  const posts = [
    toPost("one", "2026-01-01T00:00:00Z", ["Deaf culture"]),
    toPost("two", "2026-04-01T00:00:00Z", ["Deaf culture", "Grammar"]),
  ];

  const tags = toSitemap(posts).filter(({ path }) => path.startsWith("/blog/tags/"));

  expect(tags).toEqual([
    { path: "/blog/tags/deaf-culture", lastModified: "2026-04-01T00:00:00Z" },
    { path: "/blog/tags/grammar", lastModified: "2026-04-01T00:00:00Z" },
  ]);
});

test("the dictionary's pages by category, handshape, and so on are listed, dated by their newest sign", () => {
  const signs = ["2026-01-01T00:00:00Z", "2026-04-01T00:00:00Z"].map(
    (_updatedAt, index): SitemapDocument => ({
      ...empty,
      _type: "sign",
      category: "family",
      handshapeFamily: "open",
      slug: `sign-${index}`,
      _updatedAt,
    }),
  );

  const entries = toSitemap(signs).filter(({ path }) => path.startsWith("/asl/dictionary"));

  expect(entries).toEqual([
    { path: "/asl/dictionary", lastModified: "2026-04-01T00:00:00Z" },
    { path: "/asl/dictionary/categories/family", lastModified: "2026-04-01T00:00:00Z" },
    { path: "/asl/dictionary/handshapes/open", lastModified: "2026-04-01T00:00:00Z" },
    { path: "/asl/dictionary/sign-0", lastModified: "2026-01-01T00:00:00Z" },
    { path: "/asl/dictionary/sign-1", lastModified: "2026-04-01T00:00:00Z" },
  ]);
});

test("a URL is listed once, for the document whose page it is", () => {
  const page: SitemapDocument = {
    ...empty,
    _type: "page",
    path: "/books",
    _updatedAt: "2026-06-01T00:00:00Z",
  };

  const entries = toSitemap([page]).filter(({ path }) => path === "/books");

  expect(entries).toEqual([{ path: "/books", lastModified: "2026-06-01T00:00:00Z" }]);
});

test("a document without a path is left out, and a shop without content still lists its own routes", () => {
  expect(toSitemap([{ ...course, slug: null }])).toEqual([
    { path: "/asl/dictionary" },
    { path: "/blog" },
    { path: "/books" },
    { path: "/frequently-asked-questions" },
    { path: "/quizzes" },
  ]);
});
