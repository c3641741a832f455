import { expect, test } from "vitest";
import { hasVisibleText } from "./required-text.ts";

test.each(["Hello", " A ", "0", "…", "手", "🤟", "e\u0301"])("%j is something to read", (text) => {
  expect(hasVisibleText(text)).toBe(true);
});

test.each([undefined, "", "   ", "\n\t", "\u00A0", "\u200B", "\u00AD\uFEFF", "\u2800", "\u3164", "\u0007"])(
  "%j is nothing to read",
  (text) => {
    expect(hasVisibleText(text)).toBe(false);
  },
);
