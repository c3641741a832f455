import { expect, test } from "vitest";
import { escapeMarkdown } from "./markdown-parts.ts";

test.each([
  ["1. Watch", String.raw`1\. Watch`],
  ["Watch\n2) Sign", "Watch\n" + String.raw`2\) Sign`],
  ["- Watch", String.raw`\- Watch`],
  ["+ Watch", String.raw`\+ Watch`],
  ["## Watch", String.raw`\## Watch`],
  ["a *b* <i>", String.raw`a \*b\* \<i\>`],
])("%j is escaped, because Markdown would read it", (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});

test.each(["2.5+ hours", "1.5", "-5 °C", "#1 in the class", "About 5 weeks"])("%j stays as it is", (text) => {
  expect(escapeMarkdown(text)).toBe(text);
});
