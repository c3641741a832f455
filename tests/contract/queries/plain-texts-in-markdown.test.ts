import { toBookMarkdown } from "@shop/web/features/markdown/book-markdown.server.ts";
import { toCourseMarkdown } from "@shop/web/features/markdown/course-markdown.server.ts";
import { beforeAll, expect, test } from "vitest";
import { toCompleteDocuments } from "../../support/complete-documents.ts";
import type { WrittenDocument } from "../../support/document-checks.ts";
import { createFittingClient, createMemoryDataset } from "../../support/query-client.ts";
import { readSite } from "../../support/site-queries.ts";
import { stubEmbeddedEnvironment } from "../../support/site/stub-embedded-environment.ts";

/** Fields for text without formatting. */
const names = new Set([
  "answer",
  "content",
  "description",
  "disclaimer",
  "question",
  "shortBio",
  "subtitle",
  "value",
]);
const lists = new Set(["highlights", "list", "paragraphs", "whatYouWillLearn"]);

const typeMarks = (name: string, value: unknown): unknown => {
  if (names.has(name) && typeof value === "string") return `1. *${name}* <b>`;
  return lists.has(name) && Array.isArray(value) ? [`- *${name}* <b>`] : value;
};
const documents = toCompleteDocuments().map((document): WrittenDocument =>
  JSON.parse(JSON.stringify(document), typeMarks),
);
const { client } = createMemoryDataset(documents);

async function readMarkdown() {
  const { course, book } = await readSite(createFittingClient(client), {
    path: "/complete",
    slug: "complete",
    handle: "handle",
    level: "level",
  });
  if (!course || !book) throw new Error("The complete course or book wasn't found.");
  return {
    course: toCourseMarkdown({ course, offer: { kind: "unavailable" } }),
    book: toBookMarkdown({ book, shopDescription: null, variants: null, offers: new Map() }),
  };
}

beforeAll(() => stubEmbeddedEnvironment());

test.each([
  ["course", "answer"],
  ["course", "description"],
  ["course", "highlights"],
  ["course", "list"],
  ["course", "question"],
  ["course", "shortBio"],
  ["course", "subtitle"],
  ["course", "whatYouWillLearn"],
  ["book", "content"],
  ["book", "description"],
  ["book", "disclaimer"],
  ["book", "paragraphs"],
  ["book", "subtitle"],
  ["book", "value"],
] as const)("in a %s's Markdown, its %s is read as it was typed", async (type, name) => {
  const markdown = (await readMarkdown())[type];

  expect(markdown).toMatch(new RegExp(String.raw`\\\*${name}\\\* \\<b\\>`));
  expect(markdown).not.toMatch(new RegExp(String.raw`(1\.|- -) \\\*${name}`));
});
