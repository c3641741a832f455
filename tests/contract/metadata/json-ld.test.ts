import { bookHandlesQuery, bookQuery } from "@shop/web/content/books.server.ts";
import { courseQuery, courseSlugsQuery } from "@shop/web/content/courses.server.ts";
import { faqsQuery } from "@shop/web/content/faqs.server.ts";
import { lessonCardsQuery, lessonQuery } from "@shop/web/content/lessons.server.ts";
import { pagePathsQuery, pageQuery } from "@shop/web/content/pages.server.ts";
import { postCardsQuery, postQuery } from "@shop/web/content/posts.server.ts";
import { quizCardsQuery, quizQuery } from "@shop/web/content/quizzes.server.ts";
import { dictionarySignsQuery, signQuery } from "@shop/web/content/signs.server.ts";
import { siteSettingsQuery } from "@shop/web/content/site-settings.server.ts";
import { offer } from "../../support/json-ld/example-content.ts";
import { findSchemaOrgErrors } from "../../support/json-ld/find-schema-org-errors.ts";
import type { JsonLdNode } from "@shop/web/features/metadata/json-ld/json-ld-node.ts";
import { toBlogPosting } from "@shop/web/features/metadata/json-ld/to-blog-posting.server.ts";
import { toBook } from "@shop/web/features/metadata/json-ld/to-book.server.ts";
import { toCourse } from "@shop/web/features/metadata/json-ld/to-course.server.ts";
import { toDefinedTerm } from "@shop/web/features/metadata/json-ld/to-defined-term.server.ts";
import { toFaqPage } from "@shop/web/features/metadata/json-ld/to-faq-page.server.ts";
import { toPageNodes } from "@shop/web/features/metadata/json-ld/to-page-nodes.server.ts";
import { toQuiz } from "@shop/web/features/metadata/json-ld/to-quiz.server.ts";
import { toVideo } from "@shop/web/features/metadata/json-ld/to-video.server.ts";
import { stubEmbeddedEnvironment } from "../../support/site/stub-embedded-environment.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestLake } from "../../support/content-lake.ts";
import { startSeededLake } from "../../support/seeded-lake.ts";

let lake: TestLake;

beforeAll(async () => {
  stubEmbeddedEnvironment();
  lake = await startSeededLake();
}, 60_000);

afterAll(() => lake?.[Symbol.asyncDispose]());

const readSettings = () => lake.visitor().fetch(siteSettingsQuery);

/** One JSON-LD object per query result, or null. */
const readAll = <Key, Answer>(
  keys: readonly Key[],
  read: (key: Key) => Promise<Answer | null>,
  make: (answer: Answer) => JsonLdNode | null,
) =>
  Promise.all(
    keys.map(async (key) => {
      const answer = await read(key);
      return answer && make(answer);
    }),
  );

async function readPageThings(path: string | null) {
  const [page, settings] = await Promise.all([lake.visitor().fetch(pageQuery, { path }), readSettings()]);
  return page && path ? toPageNodes({ page, path, settings }) : [];
}

const listFaults = (things: readonly (JsonLdNode | null)[]) =>
  things.flatMap((thing) => (thing ? findSchemaOrgErrors(thing) : ["there is no JSON-LD"]));

test("every course has its complete markup, and adult courses their length in weeks", async () => {
  const settings = await readSettings();
  const slugs = await lake.visitor().fetch(courseSlugsQuery);

  const courses = await readAll(
    slugs,
    (slug) => lake.visitor().fetch(courseQuery, { slug }),
    (course) => toCourse({ course, offer, settings }),
  );

  expect(courses).toHaveLength(9);
  expect(listFaults(courses)).toEqual([]);
  // The seed has sample reviews only.
  expect(courses.filter((course) => course?.["review"] !== undefined)).toEqual([]);
  const taught = (facts: unknown) => expect.objectContaining({ hasCourseInstance: facts });
  expect(courses).toEqual(
    courses.map(() => taught(expect.objectContaining({ courseWorkload: expect.anything() }))),
  );
  expect(courses.filter((course) => course?.["typicalAgeRange"] === "15-100")).toEqual(
    Array.from({ length: 6 }, () => taught(expect.objectContaining({ courseSchedule: expect.anything() }))),
  );
});

test("every course has its video", async () => {
  const slugs = await lake.visitor().fetch(courseSlugsQuery);

  const films = await readAll(
    slugs,
    (slug) => lake.visitor().fetch(courseQuery, { slug }),
    (course) => toVideo(course.previewVideo),
  );

  expect(listFaults(films)).toEqual([]);
});

test("every book has its complete markup, with its price", async () => {
  const settings = await readSettings();
  const handles = await lake.visitor().fetch(bookHandlesQuery);

  const books = await readAll(
    handles,
    (handle) => lake.visitor().fetch(bookQuery, { handle }),
    (book) => toBook({ book, offer, variants: null, settings }),
  );

  expect(books).toHaveLength(16);
  expect(listFaults(books)).toEqual([]);
  expect(books.filter((book) => book?.["offers"] === undefined)).toEqual([]);
});

test("every post has its complete markup, with its image, date and author", async () => {
  const settings = await readSettings();
  const posts = await lake.visitor().fetch(postCardsQuery);

  const data = await readAll(
    posts,
    ({ slug }) => lake.visitor().fetch(postQuery, { slug }),
    (post) => toBlogPosting(post, settings),
  );

  expect(listFaults(data)).toEqual([]);
  expect(data).toEqual(
    data.map(() =>
      expect.objectContaining({
        image: expect.anything(),
        datePublished: expect.anything(),
        author: expect.anything(),
      }),
    ),
  );
});

test("every question has its answer", async () => {
  const faqs = await lake.visitor().fetch(faqsQuery);

  const page = toFaqPage(faqs, "/frequently-asked-questions");

  expect(page?.["mainEntity"]).toHaveLength(faqs.length);
  expect(listFaults([page])).toEqual([]);
});

test("every sign is a DefinedTerm with its meaning and description", async () => {
  const signs = await lake.visitor().fetch(dictionarySignsQuery);

  const data = await readAll(
    signs,
    ({ slug }) => lake.visitor().fetch(signQuery, { slug }),
    (sign) => toDefinedTerm(sign),
  );

  expect(listFaults(data)).toEqual([]);
  expect(data).toEqual(
    signs.map(({ gloss, englishWords }) =>
      expect.objectContaining({ name: gloss, alternateName: englishWords, description: expect.anything() }),
    ),
  );
});

test("every quiz has its complete markup, with each question and its right answers", async () => {
  const quizzes = await lake.visitor().fetch(quizCardsQuery);

  const data = await readAll(
    quizzes,
    ({ slug }) => lake.visitor().fetch(quizQuery, { slug }),
    (quiz) => toQuiz(quiz),
  );

  expect(listFaults(data)).toEqual([]);
  expect(data).toEqual(
    quizzes.map(({ questionCount }) =>
      expect.objectContaining({
        image: expect.anything(),
        hasPart: expect.objectContaining({ length: questionCount }),
      }),
    ),
  );
});

test("every lesson with a video has it", async () => {
  const lessons = await lake.visitor().fetch(lessonCardsQuery);

  const films = await readAll(
    lessons.filter(({ hasVideo }) => hasVideo),
    ({ level, slug }) => lake.visitor().fetch(lessonQuery, { level, slug }),
    ({ video }) => toVideo(video),
  );

  expect(listFaults(films)).toEqual([]);
});

test("the home page has the organization, and the course list has every course on sale", async () => {
  const paths = await lake.visitor().fetch(pagePathsQuery);

  const pages = await Promise.all(paths.map(async (path) => [path, await readPageThings(path)] as const));
  const data = new Map(pages);

  expect(listFaults(pages.flatMap(([, things]) => things.filter((thing) => thing !== null)))).toEqual([]);
  expect(data.get("/")).toContainEqual(expect.objectContaining({ "@type": "Organization" }));
  expect(data.get("/")).toContainEqual(expect.objectContaining({ "@type": "WebSite" }));
  expect(data.get("/courses")).toContainEqual(
    expect.objectContaining({ itemListElement: expect.objectContaining({ length: 9 }) }),
  );
});
