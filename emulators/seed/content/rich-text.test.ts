import { expect, test } from "vitest";
import { richText } from "#seed/content/rich-text.ts";
import { story } from "#seed/content/story.ts";

test.each([
  ["Plain words", { style: "normal" }],
  ["## A large heading", { style: "h2" }],
  ["### A heading", { style: "h3" }],
  ["> Said by someone", { style: "blockquote" }],
  ["- One of several", { style: "normal", listItem: "bullet" }],
  ["1. The first", { style: "normal", listItem: "number" }],
])("%o is set as %o", (paragraph, form) => {
  expect(richText(paragraph)).toMatchObject([form]);
});

test("a paragraph keeps its words, with glosses, strong words and links marked", () => {
  const [block] = richText(
    "See `YOUR NAME WHAT`, **slowly**, in [Level 1A](/courses/level-1a-online-asl-course).",
  );

  expect(block?.children?.map(({ text, marks }) => [text, marks])).toEqual([
    ["See ", []],
    ["YOUR NAME WHAT", ["code"]],
    [", ", []],
    ["slowly", ["strong"]],
    [", in ", []],
    ["Level 1A", ["block-1-6-link"]],
    [".", []],
  ]);
  expect(block?.markDefs).toEqual([
    { _type: "link", _key: "block-1-6-link", href: "/courses/level-1a-online-asl-course" },
  ]);
});

test("a gloss between braces is marked with its sign", () => {
  const [block] = richText("Sign {THANK-YOU} to each of them.");

  expect(block?.children?.map(({ text, marks }) => [text, marks])).toEqual([
    ["Sign ", []],
    ["THANK-YOU", ["block-1-2-sign", "code"]],
    [" to each of them.", []],
  ]);
  expect(block?.markDefs).toEqual([
    {
      _type: "signReference",
      _key: "block-1-2-sign",
      sign: { _type: "reference", _ref: "sign-thank-you" },
    },
  ]);
});

test("a story keeps its pictures where they stand", () => {
  const parts = story(
    "Before",
    { _type: "figure", _sanityAsset: "image@file://./images/hero.webp" },
    "After",
  );

  expect(parts.map(({ _type, _key }) => [_type, _key])).toEqual([
    ["block", "part-1"],
    ["figure", "part-2"],
    ["block", "part-3"],
  ]);
});
