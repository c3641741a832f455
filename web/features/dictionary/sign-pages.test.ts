import { expect, test } from "vitest";
import type { DictionarySign } from "#content/content-types.ts";
import { findSignPage, signPagePath, toSignPages } from "./sign-pages.ts";

const toSigns = (count: number) =>
  Array.from({ length: count }, (_, index): DictionarySign => ({
    _id: `sign-${index}`,
    _type: "sign",
    gloss: `S${index}`,
    englishWords: null,
    category: null,
    partOfSpeech: null,
    hands: null,
    handshapeFamily: null,
    locationArea: null,
    movementKind: null,
    palmDirection: null,
    slug: `s${index}`,
    poster: null,
  }));

test("a long list has pages of 200 signs, and none is on two of them", () => {
  const pages = toSignPages(toSigns(450));

  expect(pages.map(({ number, count, signs }) => [number, count, signs.length])).toEqual([
    [1, 3, 200],
    [2, 3, 200],
    [3, 3, 50],
  ]);
  expect(new Set(pages.flatMap(({ signs }) => signs.map(({ _id }) => _id))).size).toBe(450);
});

test("the first page has the list's own path, and the others add their number", () => {
  expect(signPagePath("/asl/dictionary/letters/s", 1)).toBe("/asl/dictionary/letters/s");
  expect(signPagePath("/asl/dictionary/letters/s", 3)).toBe("/asl/dictionary/letters/s/3");
});

test.each([
  [undefined, 1],
  ["2", 2],
])("the segment %j is page %i", (segment, number) => {
  expect(findSignPage(toSignPages(toSigns(300)), segment)?.number).toBe(number);
});

test.each([["1"], ["3"], ["0"], ["02"], ["2.0"], ["next"], [""]])(
  "the segment %j isn't a page",
  (segment) => {
    expect(findSignPage(toSignPages(toSigns(300)), segment)).toBeNull();
  },
);
