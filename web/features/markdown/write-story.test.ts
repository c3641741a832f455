import { beforeEach, expect, test } from "vitest";
import type { StoryText } from "#content/content-types.ts";
import { stubEmbeddedEnvironment } from "../../../tests/support/site/stub-embedded-environment.ts";
import { htmlWriter } from "./html-writer.server.ts";
import { markdownWriter } from "./markdown-writer.server.ts";
import { writeStory } from "./write-story.ts";

beforeEach(stubEmbeddedEnvironment);

type Block = Extract<StoryText[number], { _type: "block" }>;

const toBlock = (text: string, form: Partial<Block> = {}): Block => ({
  _key: text,
  _type: "block",
  style: "normal",
  children: [{ _key: "span", _type: "span", text }],
  ...form,
});

const marked: Block = {
  _key: "marked",
  _type: "block",
  markDefs: [
    { _key: "page", _type: "link", href: "/courses" },
    { _key: "attack", _type: "link", href: "javascript:alert(1)" },
  ],
  children: [
    { _key: "a", _type: "span", text: "Sign " },
    { _key: "b", _type: "span", text: "THANK-YOU ", marks: ["code"] },
    { _key: "c", _type: "span", text: "our courses", marks: ["page", "strong"] },
    { _key: "d", _type: "span", text: " & <here>", marks: ["attack"] },
  ],
};

const picture: StoryText[number] = {
  _key: "picture",
  _type: "figure",
  asset: { _type: "reference", _ref: `image-${"a".repeat(40)}-1600x900-webp` },
  crop: null,
  hotspot: null,
  alt: "Two people [at a table]",
  lqip: null,
  width: 1600,
  height: 900,
};

const film: StoryText[number] = {
  _key: "film",
  _type: "video",
  title: "Say hello",
  provider: "vimeo",
  videoId: "1234",
  duration: "0:07",
  hasSpeech: false,
  transcript: "Hello.\nHow are you?",
  file: null,
  mimeType: null,
  captions: null,
  poster: null,
  uploadedAt: null,
};

const list = [
  toBlock("Watch", { listItem: "bullet", level: 1 }),
  toBlock("twice", { listItem: "bullet", level: 2 }),
  toBlock("Sign", { listItem: "number", level: 1 }),
];

test("Markdown marks glosses, bold text and links, and escapes literal marks", () => {
  expect(writeStory([marked], markdownWriter)).toEqual([
    String.raw`Sign ${"`THANK-YOU`"} [**our courses**](<https://shop.example/courses>) & \<here\>`,
  ]);
});

test.each([
  ["h2", "## The face"],
  ["h3", "### The face"],
  ["blockquote", "> The face"],
  ["normal", "The face"],
] as const)("a block of style %s starts with its Markdown mark", (style, written) => {
  expect(writeStory([toBlock("The face", { style })], markdownWriter)).toEqual([written]);
});

test.each([
  ["1. January was cold", String.raw`1\. January was cold`],
  ["- said nobody", String.raw`\- said nobody`],
  ["# of signs", String.raw`\# of signs`],
])("a paragraph that starts with “%s” stays a paragraph", (text, written) => {
  expect(writeStory([toBlock(text)], markdownWriter)).toEqual([written]);
});

test("consecutive items of one kind form one list", () => {
  expect(writeStory(list, markdownWriter)).toEqual(["- Watch\n   - twice", "1. Sign"]);
  expect(writeStory(list, htmlWriter)).toEqual([
    "<ul><li>Watch</li><li>twice</li></ul>",
    "<ol><li>Sign</li></ol>",
  ]);
});

test("images and videos have absolute URLs and alternative text", () => {
  const [image, video] = writeStory([picture, film], markdownWriter);

  expect(image).toMatch(
    /^!\[Two people \\\[at a table\\\]\]\(<https:\/\/shop\.example\/lake\/images\/.*>\)$/,
  );
  expect(video).toBe(
    "[Video: Say hello](<https://vimeo.com/1234>) (0:07, no speech, signed only)\n\n> Transcript: Hello.\n> How are you?",
  );
});

test("HTML escapes text and drops executable links", () => {
  expect(writeStory([marked], htmlWriter)).toEqual([
    '<p>Sign <code>THANK-YOU </code><a href="https://shop.example/courses"><strong>our courses</strong></a> &amp; &lt;here&gt;</p>',
  ]);
});

test.each([[null], [[]], [[toBlock("  ")]]])("an empty text (%j) produces nothing", (story) => {
  expect(writeStory(story, markdownWriter)).toEqual([]);
});

test("blocks from a newer Studio are skipped", () => {
  // This version's schema has no type for it.
  const hologram = { _key: "hologram", _type: "hologram" } as unknown as StoryText[number];

  expect(writeStory([hologram, toBlock("Words")], htmlWriter)).toEqual(["<p>Words</p>"]);
});
