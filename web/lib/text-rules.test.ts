import { expect, test } from "vitest";
import { linePattern, paragraphsPattern } from "./text-rules.ts";

test.each([
  "Lincoln Elementary",
  "École “Ōtaki” & Söhne",
  "مدرسة لينكولن",
  "手話学校",
  "I <3 ASL",
  "<john.o-neill@example.com> wrote: I’m on <https://example.com/a?b=c>, <mailto:ana@example.com>",
  "5 < 6",
  "👩🏽‍🏫",
  "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
])("%j is plain text", (text) => {
  expect(linePattern.test(text)).toBe(true);
  expect(paragraphsPattern.test(text)).toBe(true);
});

test.each([
  ["a tag", "<b>hello</b>"],
  ["a tag in capitals", "<SCRIPT>"],
  ["a comment", "<!-- x -->"],
  ["a tag with an address", '<a href="mailto:ana@example.com">'],
  ["a tag beside an address", "<ana@example.com> <img/src=x@example.com>"],
  ["a script's address", "<javascript://example.com>"],
  ["a reversed direction", "invoice\u202Efdp.exe"],
  ["a space without width", "pay\u200Bpal"],
  ["a NUL", "a\u0000b"],
  ["a tag after a line separator", "Lincoln\u2028<script>"],
  ["an Arabic letter mark", "pay\u061Cpal"],
  ["half an emoji", "\uD83D"],
])("%s isn't", (_what, text) => {
  expect(linePattern.test(text)).toBe(false);
  expect(paragraphsPattern.test(text)).toBe(false);
});

test("only paragraphs may have line breaks", () => {
  const text = "Dear all,\r\nBcc: everyone@example.test";

  expect(linePattern.test(text)).toBe(false);
  expect(paragraphsPattern.test(text)).toBe(true);
});
