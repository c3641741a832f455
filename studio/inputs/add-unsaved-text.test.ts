import { expect, test } from "vitest";
import { addUnsavedText } from "./add-unsaved-text.ts";

const toBlocks = (...paragraphs: string[][]) =>
  paragraphs.map((words, block) => ({
    _type: "block",
    _key: `block-${block}`,
    children: words.map((text, span) => ({ _type: "span", _key: `span-${span}`, text })),
  }));

const toPage = (blocks: unknown) => ({
  _id: "drafts.home",
  _type: "page",
  title: "Home",
  sections: [{ _key: "intro", body: blocks }, { _key: "more" }],
});

const type = (blocks: ReturnType<typeof toBlocks>) => [
  { documentId: "drafts.home", path: 'sections[_key=="intro"].body', blocks },
];

test("words that are typed into a paragraph are in its document before they're saved", () => {
  const page = toPage(toBlocks(["Learn "], ["Sign", " daily"]));
  const blocks = toBlocks(["Learn "], ["Sign", " daily, and"]);

  expect(addUnsavedText(page, type(blocks))).toEqual(toPage(blocks));
});

test.each([
  ["a new paragraph", toBlocks(["Learn"], ["Sign"])],
  ["a word in bold", toBlocks(["Le", "arn"])],
  ["a paragraph that's gone", toBlocks()],
])("%s waits until it's saved", (_, blocks) => {
  const page = toPage(toBlocks(["Learn"]));

  expect(addUnsavedText(page, type(blocks))).toEqual(page);
});

test("text in a field that was empty waits until it's saved", () => {
  const page = toPage(undefined);

  expect(addUnsavedText(page, type(toBlocks(["Learn"])))).toEqual(page);
});
