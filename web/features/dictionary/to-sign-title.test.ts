import { expect, test } from "vitest";
import { toSignTitle } from "./to-sign-title.ts";

test.each([
  ["its closest word and its name", ["thank you", "thanks"], "How to sign “thank you” in ASL: THANK-YOU"],
  ["its name where no word is written", null, "THANK-YOU"],
])("a sign is found by %s", (_by, englishWords, title) => {
  expect(toSignTitle({ gloss: "THANK-YOU", englishWords })).toBe(title);
});

test("a sign without a name has no title yet", () => {
  expect(toSignTitle({ gloss: null, englishWords: ["thanks"] })).toBeNull();
});
