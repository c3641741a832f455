import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test.each([
  [`"Q&A" <b>it's</b>`, "&quot;Q&amp;A&quot; &lt;b&gt;it&#39;s&lt;/b&gt;"],
  ["&amp;", "&amp;amp;"],
  ["手話 🤟", "手話 🤟"],
])("%j is written as %j", (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
