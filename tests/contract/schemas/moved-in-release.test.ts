import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { createDocumentChecks, type FindIn, type WrittenDocument } from "../../support/document-checks.ts";

let lake: TestLake;
let findIn: FindIn;

const slug = (current: string) => ({ _type: "slug", current });
const course = { _id: "poetry", _type: "course", title: "Poetry", slug: slug("poetry"), handle: "poetry" };
const book = { _id: "signs", _type: "book", title: "First Signs", handle: "first-signs" };
const page = { _id: "about", _type: "page", title: "About", path: "/about-us" };
const lesson = { _id: "hi", _type: "freeLesson", title: "Hi", level: "asl-level-1", slug: slug("hi") };
const answer = { _id: "returns", _type: "faq", question: "Returns?", slug: slug("returns") };
const jobs = { ...page, _id: "jobs", title: "Jobs", path: "/jobs" };
const gifts = { ...page, _id: "gifts", title: "Gifts", path: "/gifts" };
const team = { ...page, _id: "team", title: "Team", path: "/team" };
const redirectFrom = (from: string) => ({ _type: "redirect", from, to: "/elsewhere", isPermanent: true });

beforeAll(async () => {
  lake = await startTestLake();
  const documents: WrittenDocument[] = [
    course,
    book,
    page,
    lesson,
    answer,
    jobs,
    gifts,
    team,
    { _id: "from-jobs", ...redirectFrom("/jobs") },
    { _id: "versions.spring.from-gifts", ...redirectFrom("/gifts") },
    { _id: "drafts.from-about", ...redirectFrom("/about-us") },
    { _id: "versions.spring.new-team", _type: "page", title: "New team", path: "/team" },
  ];
  await lake
    .client()
    .transaction(documents.map((create) => ({ create })))
    .commit();
  findIn = await createDocumentChecks(lake.client());
});

afterAll(() => lake?.[Symbol.asyncDispose]());

const inSpring = (document: WrittenDocument) => ({ ...document, _id: `versions.spring.${document._id}` });
const warningOf = async (document: WrittenDocument) =>
  (await findIn(document)).filter((finding) => finding.includes("won't find a page"));
const toWarning = (field: string, from: string, to: string) =>
  `warning at ${field}: Visitors to ${from} won't find a page once this is published. Add a redirect from there to ${to}.`;

test.each([
  [{ ...course, slug: slug("poems") }, toWarning("slug", "/courses/poetry", "/courses/poems")],
  [{ ...book, handle: "signs" }, toWarning("handle", "/books/first-signs", "/books/signs")],
  [{ ...page, path: "/about" }, toWarning("path", "/about-us", "/about")],
  [
    { ...lesson, level: "asl-level-2" },
    toWarning("slug", "/free-lessons/asl-level-1/hi", "/free-lessons/asl-level-2/hi"),
  ],
])("a page that moves with a release needs a redirect: %o", async (document, warning) => {
  expect(await warningOf(inSpring(document))).toEqual([warning]);
});

test.each([
  ["stays where it is", inSpring({ ...page, title: "About us" })],
  ["is new", inSpring({ ...page, _id: "new", path: "/new" })],
  ["isn't in a release, so that Publish asks", { ...page, _id: "drafts.about", path: "/about" }],
  ["has a redirect from its old address", inSpring({ ...jobs, path: "/careers" })],
  ["has a redirect in the same release", inSpring({ ...gifts, path: "/presents" })],
  ["leaves its address to another page of the release", inSpring({ ...team, path: "/people" })],
  ["has no page of its own", inSpring({ ...answer, slug: slug("return-a-book") })],
  ["has another Shopify handle", inSpring({ ...course, handle: "poems" })],
])("no redirect is missing from a document that %s", async (_name, document) => {
  expect(await warningOf(document)).toEqual([]);
});
