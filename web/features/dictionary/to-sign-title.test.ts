import { expect, test } from "vitest";
import { toSignTitle } from "./to-sign-title.ts";

test.each([
  [
    "its first English word and its gloss",
    ["thank you", "thanks"],
    "How to sign “thank you” in ASL: THANK-YOU",
  ],
  ["its gloss alone without English words", null, "THANK-YOU"],
])("a sign's title is %s", (_by, englishWords, title) => {
  expect(toSignTitle({ gloss: "THANK-YOU", englishWords })).toBe(title);
});

test("a sign without a gloss has no title yet", () => {
  expect(toSignTitle({ gloss: null, englishWords: ["thanks"] })).toBeNull();
});
