import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { stubEmbeddedEnvironment } from "../../../tests/support/site/stub-embedded-environment.ts";
import type { DictionarySign } from "#content/content-types.ts";
import { DictionaryView } from "./dictionary-view.tsx";
import { HandMark } from "./marks/hand-mark.tsx";
import { SignLines } from "./sign-lines.tsx";

beforeEach(stubEmbeddedEnvironment);

const toSigns = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index): DictionarySign => ({
    _id: `${letter}${index}`,
    _type: "sign",
    gloss: `${letter}${String(index).padStart(4, "0")}`,
    englishWords: [`word ${index}`],
    category: "family",
    partOfSpeech: "noun",
    hands: "one",
    handshapeFamily: "flat",
    locationArea: "chin",
    movementKind: "line",
    palmDirection: "up",
    slug: `${letter}-${index}`,
    poster: null,
  }));

const countSigns = (markup: string) => markup.match(/href="\/asl\/dictionary\/[A-Z]-\d+"/g)?.length;

test("a dictionary of 100 signs shows every letter in full", () => {
  const markup = renderToStaticMarkup(<DictionaryView signs={[...toSigns("A", 30), ...toSigns("B", 12)]} />);

  expect(countSigns(markup)).toBe(42);
  expect(markup).toContain("42 signs");
  expect(markup).not.toContain("/letters/");
});

test("with thousands of signs, each letter shows its first 30 and links to the rest", () => {
  const markup = renderToStaticMarkup(
    <DictionaryView signs={[...toSigns("A", 3000), ...toSigns("B", 2000)]} />,
  );

  expect(countSigns(markup)).toBe(60);
  expect(markup).toMatch(/href="\/asl\/dictionary\/letters\/a"[^>]*>All 3,000 signs under A/);
});

test("a sign shows a still of its video, or its handshape without one", () => {
  const asset = { _type: "reference", _ref: "image-abc-480x540-webp" } as const;
  const filmed = toSigns("A", 1).map((sign) => ({ ...sign, poster: { asset, crop: null, hotspot: null } }));

  const markup = renderToStaticMarkup(<SignLines signs={[...filmed, ...toSigns("B", 1)]} />);

  expect(markup.match(/<img /g)).toHaveLength(1);
  expect(markup).toContain("abc-480x540.webp?w=240&amp;h=270");
  expect(markup).toContain(renderToStaticMarkup(<HandMark family="flat" />));
});

test("a letter without signs keeps its place in the alphabet, without a link", () => {
  const markup = renderToStaticMarkup(<DictionaryView signs={toSigns("B", 1)} />);

  expect(markup).toContain('href="#b"');
  expect(markup).not.toContain('href="#a"');
  expect(markup).toMatch(/<span[^>]*data-empty="true"[^>]*>A</);
});

test("a handshape's letters and its number of signs are told apart when they're read out", () => {
  const markup = renderToStaticMarkup(<DictionaryView signs={toSigns("B", 14)} />);

  expect(markup.replaceAll(/<[^>]*>/g, "")).toContain("Flat hand (handshape B), 14 signs");
});

test("a dictionary without signs says so", () => {
  expect(renderToStaticMarkup(<DictionaryView signs={[]} />)).toContain("There are no signs here yet.");
});
