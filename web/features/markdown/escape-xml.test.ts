import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";

test.each([
  [`"Q&A" <b>it's</b>`, "&quot;Q&amp;A&quot; &lt;b&gt;it&#39;s&lt;/b&gt;"],
  ["bell\u0007, null\u0000", "bell, null"],
  ["手話 🤟", "手話 🤟"],
  ["half \uD83E", "half \uFFFD"],
])("%j becomes %j", (words, written) => {
  expect(escapeXml(words)).toBe(written);
});
