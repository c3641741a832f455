import { expect, test } from "vitest";
import { toPlainText } from "./plain-text.ts";

test("a description has no markup", () => {
  const html = "<p>Signs &amp; stories.</p>\n<p>Five&nbsp;lessons &lt;3</p>";

  expect(toPlainText(html, null)).toBe("Signs & stories. Five lessons <3");
});

test("marked-up words stay next to the text around them", () => {
  expect(toPlainText("<p>To be <em>held</em>, and <a href='/'>read</a>.</p>", null)).toBe(
    "To be held, and read.",
  );
});

test("a truncated description ends in an ellipsis within the length", () => {
  expect(toPlainText("<p>Self-paced lessons</p>", 10)).toBe("Self-pa...");
});
