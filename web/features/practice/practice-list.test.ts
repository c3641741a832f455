import { expect, test } from "vitest";
import {
  addCard,
  maxCards,
  parsePracticeList,
  type PracticeCard,
  removeCard,
  replaceCard,
  stringifyPracticeList,
} from "./practice-list.ts";

const today = "2026-11-25";
const hello: PracticeCard = { slug: "hello", gloss: "HELLO", box: 2, due: today };
const name: PracticeCard = { slug: "name", gloss: "NAME", box: 1, due: today };

test("a list is read back as it was stored", () => {
  expect(parsePracticeList(stringifyPracticeList([hello, name]))).toEqual([hello, name]);
});

test.each([
  ["nothing", null],
  ["no JSON", "hello"],
  ["null", "null"],
  ["another version", JSON.stringify({ version: 2, cards: [hello] })],
  ["no cards", JSON.stringify({ version: 1, cards: "hello" })],
])("%s is an empty list", (_what, text) => {
  expect(parsePracticeList(text)).toEqual([]);
});

test.each([
  [{ slug: "../admin" }],
  [{ slug: "" }],
  [{ gloss: 7 }],
  [{ gloss: "A".repeat(201) }],
  [{ box: 0 }],
  [{ box: 6 }],
  [{ box: 1.5 }],
  [{ due: "tomorrow" }],
])("a card with %j is dropped, and the others stay", (change) => {
  const text = JSON.stringify({ version: 1, cards: [{ ...hello, ...change }, name, null] });

  expect(parsePracticeList(text)).toEqual([name]);
});

test("a stored list with thousands of cards is cut, and has each sign once", () => {
  const cards = Array.from({ length: 5000 }, (_, index) => ({ ...hello, slug: `s-${index % 400}` }));

  expect(parsePracticeList(JSON.stringify({ version: 1, cards }))).toHaveLength(400);
});

test("a sign is added once, due today", () => {
  const list = addCard([], { slug: "name", gloss: "NAME" }, today);

  expect(list).toEqual([name]);
  expect(addCard(list, { slug: "name", gloss: "NAME" }, "2026-11-26")).toBe(list);
});

test("a full list takes no more", () => {
  const full = Array.from({ length: maxCards }, (_, index) => ({ ...hello, slug: `s-${index}` }));

  expect(addCard(full, { slug: "name", gloss: "NAME" }, today)).toBe(full);
});

test("an answered card takes its place, unless it was removed meanwhile", () => {
  const answered = { ...hello, box: 3 };

  expect(replaceCard([hello, name], answered)).toEqual([answered, name]);
  expect(replaceCard(removeCard([hello, name], "hello"), answered)).toEqual([name]);
});
