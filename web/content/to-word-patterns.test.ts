import { expect, test } from "vitest";
import { toWordPatterns } from "./to-word-patterns.ts";

test.each([
  ["thank you", "thank* you*"],
  ["THANK-YOU", "THANK* YOU*"],
  ["don't", "don't*"],
  ["café 1A", "café* 1A*"],
  ["a*b ** ?", "a* b*"],
  ['") || true', "true*"],
  ["…!", ""],
])("“%s” becomes “%s”", (text, patterns) => {
  expect(toWordPatterns(text)).toBe(patterns);
});
