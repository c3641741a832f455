import { expect, test } from "vitest";
import type { DictionarySign } from "#content/content-types.ts";
import { facets, facetNames, listTerms, termPath, toTermTitle } from "./facets.ts";

const who: DictionarySign = {
  _id: "who",
  _type: "sign",
  gloss: "WHO",
  englishWords: ["who"],
  category: "questions",
  partOfSpeech: "question word",
  hands: "one",
  handshapeFamily: "thumb-and-index",
  locationArea: "chin",
  movementKind: "fingers",
  palmDirection: "side",
  slug: "who",
  poster: null,
};

test("a facet lists the terms that have signs, in the vocabulary's order", () => {
  const signs = [who, { ...who, _id: "mother", handshapeFamily: "open" } as const];

  const terms = listTerms("handshapes", signs);

  expect(terms.map(({ title, letters, slug, signs: { length } }) => [title, letters, slug, length])).toEqual([
    ["Open hand", "5", "open", 1],
    ["Thumb and index finger", "L", "thumb-and-index", 1],
  ]);
});

test("a sign without a value is in none of a facet's terms", () => {
  expect(listTerms("movements", [{ ...who, movementKind: null }])).toEqual([]);
});

test("a term's path has no spaces", () => {
  expect(termPath("parts-of-speech", "question word")).toBe("/asl/dictionary/parts-of-speech/question-word");
  expect(listTerms("parts-of-speech", [who]).map(({ slug }) => slug)).toEqual(["question-word"]);
});

test.each(facetNames)("no two terms of %s have the same title or path", (name) => {
  const terms: readonly { title: string; value: string }[] = facets[name].terms;

  expect(new Set(terms.map(({ title }) => title)).size).toBe(terms.length);
  expect(new Set(terms.map(({ value }) => termPath(name, value))).size).toBe(terms.length);
});

test("an unknown value has no title", () => {
  expect(toTermTitle("handshapes", "paw")).toBeNull();
  expect(toTermTitle("handshapes", null)).toBeNull();
});
