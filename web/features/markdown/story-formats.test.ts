import { markdownToPortableText } from "@portabletext/markdown";
import { beforeEach, describe, expect, test } from "vitest";
import type { MarkedSign, StoryText } from "#content/content-types.ts";
import { stubEmbeddedEnvironment } from "../../../tests/support/site/stub-embedded-environment.ts";
import { toStoryHtml } from "./story-html.server.ts";
import { toStoryMarkdown } from "./story-markdown.server.ts";

beforeEach(stubEmbeddedEnvironment);

type Block = Extract<StoryText[number], { _type: "block" }>;

const toBlock = (text: string, form: Partial<Block> = {}): Block => ({
  _key: text,
  _type: "block",
  style: "normal",
  markDefs: null,
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

const name = { gloss: "THANK-YOU", word: "thank you", slug: "thank-you" };
const sign: MarkedSign = { _type: "sign", ...name, description: null, clip: null };

const toSignText = (markedSign: MarkedSign | null) =>
  toBlock("", {
    markDefs: [{ _key: "thanks", _type: "signReference", sign: markedSign }],
    children: [
      { _key: "a", _type: "span", text: "Sign " },
      { _key: "b", _type: "span", text: "THANK-YOU", marks: ["thanks", "code"] },
    ],
  });

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
  hasSigning: true,
  hasSpeech: false,
  transcript: "Hello.\nHow are you?",
  file: null,
  mimeType: null,
  captions: null,
  poster: null,
  uploadedAt: null,
  webm: null,
  fileBytes: null,
  webmBytes: null,
};

const toItem = (text: string, listItem: "bullet" | "number", level = 1) => toBlock(text, { listItem, level });

const list = [
  toItem("Watch", "bullet"),
  toItem("twice", "bullet", 2),
  toItem("Sign", "number"),
  toItem("again", "number"),
];

// This version's schema has no types for them.
const hologram = { _key: "hologram", _type: "hologram" } as unknown as StoryText[number];
const rawHtml = { _key: "raw", _type: "html", html: "<script>" } as unknown as StoryText[number];

const nothing: [StoryText | null][] = [[null], [[]], [[toBlock("  ")]], [[hologram, rawHtml]]];

describe("Markdown", () => {
  /** The blocks that a Markdown parser sees. */
  const read = (markdown: string) =>
    markdownToPortableText(markdown).map(({ _type, style, listItem, children }) => ({
      _type,
      style,
      listItem,
      text: (children as Block["children"])?.map(({ text }) => text).join(""),
    }));

  test("marks glosses, bold text and links, and drops executable links", () => {
    expect(toStoryMarkdown([marked])).toBe(
      "Sign `THANK-YOU `[**our courses**](<https://shop.example/courses>) & \\<here>",
    );
  });

  test("links a marked sign to its page, unless it was deleted", () => {
    expect(toStoryMarkdown([toSignText(sign), toSignText(null)])).toBe(
      "Sign [`THANK-YOU`](<https://shop.example/asl/dictionary/thank-you>)\n\nSign `THANK-YOU`",
    );
  });

  test("leaves spaces outside of marks", () => {
    const text = toBlock("", {
      children: [
        { _key: "a", _type: "span", text: "Look" },
        { _key: "b", _type: "span", text: " up ", marks: ["strong", "em"] },
        { _key: "c", _type: "span", text: "there" },
        { _key: "d", _type: "span", text: " ", marks: ["strong"] },
      ],
    });

    expect(toStoryMarkdown([text])).toBe("Look ***up*** there");
  });

  test.each([
    ["h2", "## The face"],
    ["h3", "### The face"],
    ["blockquote", "> The face"],
    ["normal", "The face"],
  ] as const)("starts a block of style %s with its mark", (style, markdown) => {
    expect(toStoryMarkdown([toBlock("The face", { style })])).toBe(markdown);
  });

  test.each([
    ["1. January was cold"],
    ["1) January"],
    ["- said nobody"],
    ["+ more"],
    ["* more"],
    ["# of signs"],
    ["> 5 years"],
    ["==="],
    ["---"],
    ["    far in"],
    ["*not* _marked_ `words` ~~here~~"],
    ["[a](b) ![c](d) [e]: f"],
    ["<b>HTML</b> &amp; a \\* backslash"],
    ["mail june@shop.example"],
  ])("keeps %j a paragraph", (text) => {
    const markdown = toStoryMarkdown([toBlock(text)]);

    expect(read(markdown)).toEqual([{ _type: "block", style: "normal", listItem: undefined, text }]);
  });

  test("keeps the lines of a paragraph as text", () => {
    const markdown = toStoryMarkdown([toBlock("Two signs\n- one\n===")]);

    expect(read(markdown)).toMatchObject([{ style: "normal", text: "Two signs\n- one\n===" }]);
  });

  test("keeps a heading on one line", () => {
    expect(toStoryMarkdown([toBlock("The\nface", { style: "h2" })])).toBe("## The face");
  });

  test("keeps every line of a quotation in it", () => {
    const markdown = toStoryMarkdown([toBlock("Look\nup", { style: "blockquote" }), toBlock("Now")]);

    expect(read(markdown)).toMatchObject([
      { style: "blockquote", text: "Look\nup" },
      { style: "normal", text: "Now" },
    ]);
  });

  test("indents nested items and counts numbered ones", () => {
    expect(toStoryMarkdown(list)).toBe("- Watch\n   - twice\n1. Sign\n2. again");
  });

  test("gives images and videos absolute URLs and alternative text", () => {
    const [image, ...video] = toStoryMarkdown([picture, film]).split("\n\n");

    expect(image).toMatch(
      /^!\[Two people \\\[at a table\\\]\]\(<https:\/\/shop\.example\/lake\/images\/.*>\)$/,
    );
    expect(video).toEqual([
      "[Video: Say hello](<https://vimeo.com/1234>) (0:07, signed, no speech)",
      "> Transcript: Hello.\n> How are you?",
    ]);
  });

  test.each(nothing)("produces nothing for an empty text (%j)", (story) => {
    expect(toStoryMarkdown(story)).toBe("");
  });

  test("skips blocks from a newer Studio", () => {
    expect(toStoryMarkdown([hologram, rawHtml, toBlock("Words")])).toBe("Words");
  });
});

describe("HTML", () => {
  test("escapes text and drops executable links", () => {
    expect(toStoryHtml([marked])).toBe(
      '<p>Sign <code>THANK-YOU </code><a href="https://shop.example/courses"><strong>our courses</strong></a> &amp; &lt;here&gt;</p>',
    );
  });

  test("links a marked sign to its page, unless it was deleted", () => {
    expect(toStoryHtml([toSignText(sign), toSignText(null)])).toBe(
      '<p>Sign <a href="https://shop.example/asl/dictionary/thank-you"><code>THANK-YOU</code></a></p><p>Sign <code>THANK-YOU</code></p>',
    );
  });

  test.each([
    ["h2", "<h2>The<br/>face</h2>"],
    ["h3", "<h3>The<br/>face</h3>"],
    ["blockquote", "<blockquote><p>The<br/>face</p></blockquote>"],
    ["normal", "<p>The<br/>face</p>"],
  ] as const)("has an element for a block of style %s", (style, html) => {
    expect(toStoryHtml([toBlock("The\nface", { style })])).toBe(html);
  });

  test("keeps consecutive spaces", () => {
    expect(toStoryHtml([toBlock("a  b")])).toBe("<p>a  b</p>");
  });

  test("nests a list in the item above it", () => {
    expect(toStoryHtml(list)).toBe(
      "<ul><li>Watch<ul><li>twice</li></ul></li></ul><ol><li>Sign</li><li>again</li></ol>",
    );
  });

  test("gives images and videos absolute URLs and alternative text", () => {
    expect(toStoryHtml([picture, film])).toMatch(
      /^<p><img src="https:\/\/shop\.example\/lake\/images\/[^"]+" alt="Two people \[at a table\]"\/><\/p><p><a href="https:\/\/vimeo\.com\/1234">Video: Say hello<\/a><\/p>$/,
    );
  });

  test.each(nothing)("produces nothing for an empty text (%j)", (story) => {
    expect(toStoryHtml(story)).toBe("");
  });

  test("skips blocks from a newer Studio", () => {
    expect(toStoryHtml([hologram, rawHtml, toBlock("Words")])).toBe("<p>Words</p>");
  });
});
