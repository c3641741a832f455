import { expect, test } from "vitest";
import { toDrawableText } from "./to-drawable-text.ts";

test.each([
  ["Aigner’s café – 5 lessons…", "Aigner’s café – 5 lessons…"],
  ["Sign with us 🤟 你好", "Sign with us"],
  ["Level\n 1A", "Level 1A"],
  [`Level 1A${"\u200B\u200C\u200D\uFEFF".repeat(8)}`, "Level 1A"],
  [null, ""],
])("draws %j as %j", (text, drawn) => {
  expect(toDrawableText(text)).toBe(drawn);
});

test("draws the beginning of a text that's longer than any image has room for", () => {
  expect(toDrawableText("a".repeat(200))).toBe("a".repeat(200));
  expect(toDrawableText("word ".repeat(100_000))).toBe(`${"word ".repeat(39)}word…`);
});
