import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { createDocumentChecks, type FindIn } from "../../support/document-checks.ts";

let lake: TestLake;
let findIn: FindIn;

const previewLink = {
  _id: "previewLink.a",
  _type: "previewLink",
  tokenHash: "a".repeat(64),
  what: "drafts",
  path: "/courses",
  expiresAt: "2026-06-01T00:00:00Z",
};
const previewComment = {
  _id: "previewComment.a",
  _type: "previewComment",
  name: "Ana",
  text: "It reads well.",
  path: "/courses",
};

beforeAll(async () => {
  lake = await startTestLake();
  findIn = await createDocumentChecks(lake.client());
});
afterAll(() => lake?.[Symbol.asyncDispose]());

test.each([previewLink, previewComment])("accepts %o", async (document) => {
  expect(await findIn(document)).toEqual([]);
});

test.each([
  [
    previewLink,
    { tokenHash: "secret" },
    "error at tokenHash: Create preview links with “Share a preview link”.",
  ],
  [previewLink, { what: undefined }, "error at what: Choose what the link shows."],
  [previewLink, { path: undefined }, "error at path: Enter the page to open."],
  [previewLink, { expiresAt: undefined }, "error at expiresAt: Choose when the link expires."],
  [previewComment, { name: undefined }, "error at name: Comments are written on a preview page."],
  [previewComment, { text: undefined }, "error at text: Comments are written on a preview page."],
  [previewComment, { path: undefined }, "error at path: Comments are written on a preview page."],
])("%o with %o has a finding, %s", async (document, change, finding) => {
  expect(await findIn({ ...document, ...change })).toEqual([finding]);
});
