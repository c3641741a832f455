import { beforeAll, expect, test } from "vitest";
import type { FindableDocument } from "#content/content-types.ts";
import { stubEmbeddedEnvironment } from "../../../tests/support/site/stub-embedded-environment.ts";
import { toSearchDocument } from "./to-search-document.server.ts";

beforeAll(() => stubEmbeddedEnvironment());

const question: Extract<FindableDocument, { _type: "faq" }> = {
  _id: "q",
  _type: "faq",
  level: null,
  handle: null,
  isShopifyProduct: null,
  audience: null,
  path: null,
  slug: "refunds",
  title: "Can I get a refund?",
  names: null,
  topics: null,
  line: null,
  text: "Yes.\n\nWithin 30 days.",
  related: null,
  hasVideo: false,
  image: null,
};

test("a question's line is its answer", () => {
  expect(toSearchDocument(question)).toEqual([
    {
      id: "q",
      type: "faq",
      path: "/frequently-asked-questions#refunds",
      title: "Can I get a refund?",
      line: "Yes. Within 30 days.",
      text: "Yes. Within 30 days.",
    },
  ]);
});

test("a long text is cut after a word, and a line sooner", () => {
  const [{ line = "", text = "" } = {}] = toSearchDocument({ ...question, text: "signing ".repeat(200) });

  expect(line).toMatch(/^(signing )+signing…$/);
  expect(line.length).toBeLessThanOrEqual(161);
  expect(text.length).toBeGreaterThan(500);
  expect(text.length).toBeLessThanOrEqual(601);
});

test("a document without a page isn't found", () => {
  expect(toSearchDocument({ ...question, slug: null })).toEqual([]);
});
