import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { createDocumentChecks, type FindIn } from "../../support/document-checks.ts";

let lake: TestLake;
let findIn: FindIn;

const course = {
  _id: "poetry",
  _type: "course",
  title: "Poetry",
  type: "course",
  audience: "adult",
  slug: { _type: "slug", current: "poetry" },
  handle: "poetry",
  thinkificId: "101",
};
const courseCopy = { ...course, _id: "drafts.poetry-copy", title: "Poetry, copied" };
const sections = [{ _type: "giftCards", _key: "a", title: "Six cards to write in" }];
const page = { _id: "about", _type: "page", title: "About us", path: "/about-us", sections };
const pageCopy = { ...page, _id: "versions.spring.about-copy" };

beforeAll(async () => {
  lake = await startTestLake();
  const transaction = lake.client().transaction();
  await transaction
    .create(course)
    .create(courseCopy)
    .create(page)
    .create(pageCopy)
    .create({ ...page, _id: "drafts.jobs", title: "Jobs", path: "/jobs" })
    .create({ ...page, _id: "twin-a", title: "Twin A", path: "/twins" })
    .create({ ...page, _id: "twin-b", title: "Twin B", path: "/twins" })
    .commit();
  findIn = await createDocumentChecks(lake.client());
});

afterAll(() => lake?.[Symbol.asyncDispose]());

test.each([
  ["course whose copy isn't published", { ...course, _id: "drafts.poetry", title: "Poems" }],
  ["course, in a release", { ...course, _id: "versions.spring.poetry" }],
  ["page whose copy is only in a release", { ...page, _id: "drafts.about", title: "About" }],
])("a published %s can be published again at its address", async (_name, document) => {
  expect(await findIn(document)).toEqual([]);
});

test.each([
  [
    "a copy of a published course",
    courseCopy,
    [
      "error at slug: “Poetry” already has this address. Choose another one.",
      "error at handle: “Poetry” already has this handle. Choose another one.",
      "error at thinkificId: “Poetry” already has this ID. Choose another one.",
    ],
  ],
  [
    "a copy of a published page, in a release",
    pageCopy,
    ["error at path: “About us” already has this address. Choose another one."],
  ],
  [
    "a published page that would move to a draft's address",
    { ...page, _id: "drafts.about", path: "/jobs" },
    ["error at path: “Jobs” already has this address. Choose another one."],
  ],
  [
    "a published page with the address of another",
    { ...page, _id: "twin-a", path: "/twins" },
    ["error at path: “Twin B” already has this address. Choose another one."],
  ],
])("%s needs another address", async (_name, document, findings) => {
  expect(await findIn(document)).toEqual(findings);
});
