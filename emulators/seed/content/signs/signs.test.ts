import { describe, expect, test } from "vitest";
import { signs } from "#seed/content/signs/signs.ts";
import { stringsAt } from "../../../../tests/support/seed-nodes.ts";

const ids = new Set(signs.map(({ _id }) => _id));
const sentences = signs.flatMap(({ exampleSentences = [] }) => exampleSentences);

describe("the dictionary", () => {
  test("has 120 signs, no two with the same gloss or address", () => {
    expect(signs).toHaveLength(120);
    expect(new Set(signs.map(({ gloss }) => gloss)).size).toBe(120);
    expect(new Set(signs.map(({ slug }) => slug?.current)).size).toBe(120);
  });

  test("fills at least twelve categories with four signs or more each", () => {
    const counts = Map.groupBy(signs, ({ category }) => category);

    expect(counts.size).toBeGreaterThanOrEqual(12);
    expect([...counts].filter(([, members]) => members.length < 4)).toEqual([]);
  });

  test("writes glosses in capitals, hyphens joining what is one sign", () => {
    const glosses = [...signs, ...sentences].map(({ gloss = "" }) => gloss);

    expect(glosses.filter((gloss) => !/^[A-Z]+(-[A-Z]+)*(,? [A-Z]+(-[A-Z]+)*)*$/.test(gloss))).toEqual([]);
  });

  test("has the gloss by which lessons and posts name a sign", () => {
    const glosses = new Set(signs.map(({ gloss }) => gloss));
    const named = stringsAt("text").flatMap((text) => [...text.matchAll(/\b[A-Z]{2,}(?:-[A-Z]+)*\b/g)]);

    const inflected = named
      .map(([word]) => word)
      .filter((word) => !glosses.has(word))
      .filter((word) => glosses.has(word.replace(/(?:ED|ES|ING|S)$/, "")));

    expect(inflected).toEqual([]);
  });

  test("shows every sign in one or two sentences, none of them twice", () => {
    const glosses = sentences.map(({ gloss }) => gloss);

    expect(signs.filter(({ exampleSentences = [] }) => ![1, 2].includes(exampleSentences.length))).toEqual(
      [],
    );
    expect(glosses).toEqual([...new Set(glosses)]);
  });

  test("uses a sign in its own sentences", () => {
    const unused = signs.filter(
      ({ gloss = "", exampleSentences = [] }) =>
        !exampleSentences.every((sentence) => sentence.gloss?.includes(gloss)),
    );

    expect(unused.map(({ gloss }) => gloss)).toEqual([]);
  });

  test("relates every sign to others that are there", () => {
    const related = signs.flatMap(({ _id, relatedSigns = [] }) =>
      relatedSigns.map(({ _ref }) => ({ from: _id, to: _ref })),
    );

    expect(related.filter(({ to }) => !ids.has(to))).toEqual([]);
    expect(related.filter(({ from, to }) => from === to)).toEqual([]);
    expect(signs.filter(({ relatedSigns = [] }) => relatedSigns.length === 0)).toEqual([]);
  });

  test("says about some signs which others they're confused with, and the others say so, too", () => {
    const confused = signs.flatMap(({ _id, confusedWith = [] }) =>
      confusedWith.map(({ sign }) => ({ from: _id, to: String(sign?._ref) })),
    );

    expect(confused.length).toBeGreaterThan(20);
    expect(confused.filter(({ to }) => !ids.has(to))).toEqual([]);
    expect(confused.filter(({ from, to }) => from === to)).toEqual([]);
    expect(confused.filter(({ to }) => !confused.some(({ from }) => from === to))).toEqual([]);
  });

  test("tells the other hand's shape exactly where the hands differ", () => {
    const wrong = signs.filter(
      ({ hands, secondHandshape }) => (hands === "two different") !== (secondHandshape !== undefined),
    );

    expect(wrong.map(({ gloss }) => gloss)).toEqual([]);
  });

  test("describes no two signs in the same words", () => {
    const descriptions = signs.map(({ description }) => description);

    expect(descriptions).toEqual([...new Set(descriptions)]);
  });
});
