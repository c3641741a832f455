import { expect, test } from "vitest";
import { toMarkedParts } from "./to-marked-parts.ts";

const mark = (text: string, terms: string[]) =>
  toMarkedParts(text, terms)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join("");

test.each([
  ["a word in another form", "Refunds, in full.", ["refund"], "[Refunds], in full."],
  ["a gloss", "THANK-YOU", ["thank"], "[THANK-YOU]"],
  ["an accent", "a mère", ["mere"], "a [mère]"],
  ["a possessive", "a person’s name", ["person"], "a [person’s] name"],
  ["nothing", "Hello", [], "Hello"],
])("%s is marked in a text", (_what, text, terms, marked) => {
  expect(mark(text, terms)).toBe(marked);
});
