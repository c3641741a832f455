import { expect, test } from "vitest";
import { buildSnapshot } from "./engine.ts";
import type { SearchableDocument } from "./search-document.ts";
import { loadSearchIndex } from "./search-index.ts";
import type { Match } from "./search-results.ts";

const toSign = (title: string, names: string[], topics: string[]): SearchableDocument => ({
  id: title,
  type: "sign",
  path: `/asl/dictionary/${title.toLowerCase()}`,
  title,
  names,
  topics,
});
const documents: SearchableDocument[] = [
  { ...toSign("MOTHER", ["mother"], ["Family"]), related: ["TREE"] },
  toSign("FATHER", ["father", "dad"], ["Family"]),
  toSign("TREE", ["tree"], ["Nature"]),
  toSign("THANK-YOU", ["thank you", "thanks"], ["Greetings"]),
  { id: "adults", type: "course", path: "/courses/1a", title: "Signing course", audience: "adult" },
  { id: "kids", type: "course", path: "/courses/kids", title: "Signing course for kids", audience: "kids" },
  {
    id: "post",
    type: "blogPost",
    path: "/blog/a",
    title: "My mother, my mother",
    line: "A mother signed",
    text: "A poem",
  },
];
const snapshot = buildSnapshot({ documents, synonyms: [["mother", "mum"]] });
// As browsers get it.
const index = loadSearchIndex(JSON.parse(JSON.stringify(snapshot)) as typeof snapshot);
const toIds = (matches: readonly Match[]) => matches.map(({ document }) => document.id);
const findMatching = (text: string) => toIds(index.search(text).matching);
const findSuggested = (text: string) => toIds(index.search(text).suggested);

test.each([
  ["the sign that a word names, before texts with the word", "mother", ["MOTHER", "post"]],
  ["a synonym", "mum", ["MOTHER", "post"]],
  ["another form of a word", "signed", ["adults", "kids", "post"]],
  ["a word that's still being typed", "moth", ["MOTHER", "post"]],
  ["a gloss", "thank-you", ["THANK-YOU"]],
  ["a gloss without its hyphen", "thankyou", ["THANK-YOU"]],
  ["text that isn't shown", "poem", ["post"]],
  ["only what has every word", "signing kids", ["kids"]],
])("%s matches", (_what, text, ids) => {
  expect(new Set(findMatching(text))).toEqual(new Set(ids));
  expect(findMatching(text)[0]).toBe(ids[0]);
});

test.each([
  ["a missing letter", "moter", "MOTHER"],
  ["an extra letter", "faather", "FATHER"],
  ["swapped letters", "tere", "TREE"],
  ["two mistakes in a long word", "kourze", "adults"],
])("%s is suggested, but doesn't match", (_what, text, id) => {
  expect(findMatching(text)).toEqual([]);
  expect(findSuggested(text)[0]).toBe(id);
});

test("what has only some of the words is suggested", () => {
  expect(findMatching("mother kids")).toEqual([]);
  expect(findSuggested("mother kids")).toEqual(expect.arrayContaining(["MOTHER", "kids"]));
});

test("with a sign, the signs that an editor relates to it and those of its category are suggested", () => {
  expect(findSuggested("mother")).toEqual(["TREE", "FATHER"]);
});

test("a word that's nowhere finds nothing", () => {
  expect(index.search("xylophone")).toEqual({ matching: [], matchingCount: 0, suggested: [] });
  expect(index.search(" - ")).toEqual({ matching: [], matchingCount: 0, suggested: [] });
});

test("what a visitor is interested in comes first", () => {
  expect(toIds(index.search("course", "kids").matching)).toEqual(["kids", "adults"]);
  expect(toIds(index.search("course", "adults").matching)).toEqual(["adults", "kids"]);
});

test("at most 24 matching documents are returned, with their number", () => {
  const many = Array.from({ length: 30 }, (_, at) => toSign(`SIGN-${at}`, [], []));
  const { matching, matchingCount } = loadSearchIndex(
    buildSnapshot({ documents: many, synonyms: [] }),
  ).search("sign");

  expect(matching).toHaveLength(24);
  expect(matchingCount).toBe(30);
});

test("text that's only for finding isn't in the snapshot's documents", () => {
  expect(JSON.stringify(snapshot.documents)).not.toContain("poem");
});
