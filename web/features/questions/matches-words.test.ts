import { expect, test } from "vitest";
import { matchesWords } from "./matches-words.ts";

const text = "Can I change my email address? Write to us, and don’t forget your order number. Café.";

test.each([["email"], ["EMAIL change"], ["order don't"], ["cafe"], [" number  "], [""]])(
  "finds “%s” in a question and its answer",
  (search) => {
    expect(matchesWords(text, search)).toBe(true);
  },
);

test.each([["email refund"], ["parcel"]])("doesn't find “%s” when a word is missing", (search) => {
  expect(matchesWords(text, search)).toBe(false);
});
