import { expect, test } from "vitest";
import type { DictionarySign } from "#content/content-types.ts";
import { listLetters } from "./letters.ts";

const toSign = (gloss: string): DictionarySign => ({
  _id: gloss,
  _type: "sign",
  gloss,
  englishWords: null,
  category: null,
  partOfSpeech: null,
  hands: null,
  handshapeFamily: null,
  locationArea: null,
  movementKind: null,
  palmDirection: null,
  slug: gloss.toLowerCase(),
  poster: null,
});

const toGlosses = (glosses: string[]) =>
  listLetters(glosses.map(toSign)).map(({ name, signs }) => [name, ...signs.map(({ gloss }) => gloss)]);

test("signs are listed under their first letter, in alphabetical order", () => {
  expect(toGlosses(["WATER", "BREAD", "WORK", "APPLE", "BATH"])).toEqual([
    ["A", "APPLE"],
    ["B", "BATH", "BREAD"],
    ["W", "WATER", "WORK"],
  ]);
});

test.each([
  ["the # of a fingerspelled sign", ["BLUE", "#BANK"], ["B", "#BANK", "BLUE"]],
  ["a hyphen", ["THANK-YOU", "THAN"], ["T", "THAN", "THANK-YOU"]],
  ["an accent", ["ECHO", "ÉCLAIR"], ["E", "ECHO", "ÉCLAIR"]],
])("%s is ignored", (_what, glosses, letter) => {
  expect(toGlosses(glosses)).toEqual([letter]);
});

test("signs that begin with a digit come last, in numeric order", () => {
  expect(toGlosses(["10-DOLLARS", "ZERO", "9-YEARS"])).toEqual([
    ["Z", "ZERO"],
    ["0–9", "9-YEARS", "10-DOLLARS"],
  ]);
});
