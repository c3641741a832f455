import { expect, test } from "vitest";
import type { DictionarySign } from "#content/content-types.ts";
import { findMinimalPairs, findSignsMadeAlike } from "./compare-signs.ts";

const please: DictionarySign = {
  _id: "PLEASE",
  _type: "sign",
  gloss: "PLEASE",
  englishWords: null,
  category: null,
  partOfSpeech: null,
  slug: "please",
  poster: null,
  hands: "one",
  handshapeFamily: "flat",
  locationArea: "chest",
  movementKind: "circle",
  palmDirection: "toward-you",
};
const toSign = (gloss: string, change: Partial<DictionarySign>): DictionarySign => ({
  ...please,
  _id: gloss,
  gloss,
  ...change,
});
const sorry = toSign("SORRY", { handshapeFamily: "fist" });
const my = toSign("MY", { movementKind: "touch" });
const i = toSign("I", { handshapeFamily: "index", movementKind: "touch" });

const name = (pairs: ReturnType<typeof findMinimalPairs>) =>
  pairs.map(({ parameter, own, others }) => [
    parameter,
    own,
    ...others.map(({ sign, title }) => `${sign.gloss}: ${title}`),
  ]);

test("minimal pairs differ in exactly one parameter, and are grouped by it", () => {
  expect(name(findMinimalPairs(please, [please, sorry, my, i]))).toEqual([
    ["handshape", "Flat hand", "SORRY: Fist"],
    ["movement", "In a circle", "MY: Taps or touches"],
  ]);
});

test.each([
  ["has the same parameters", {}],
  ["differs in two parameters", { handshapeFamily: "fist", locationArea: "chin" }],
  ["uses both hands", { handshapeFamily: "fist", hands: "two same" }],
  ["has no palm direction", { handshapeFamily: "fist", palmDirection: null }],
] as const)("a sign that %s isn't a minimal pair", (_what, change) => {
  expect(findMinimalPairs(please, [toSign("OTHER", change)])).toEqual([]);
});

test("a sign without a parameter is compared with none", () => {
  expect(findMinimalPairs({ ...please, locationArea: null }, [sorry, my])).toEqual([]);
});

test("of hundreds of minimal pairs, the first eight are shown", () => {
  const fists = Array.from({ length: 300 }, (_, index) => toSign(`F${index}`, { handshapeFamily: "fist" }));

  expect(findMinimalPairs(please, fists)[0]?.others.map(({ sign }) => sign.gloss)).toEqual([
    "F0",
    "F1",
    "F2",
    "F3",
    "F4",
    "F5",
    "F6",
    "F7",
  ]);
});

test("signs made alike share the handshape and the location, and aren't minimal pairs", () => {
  const happy = toSign("HAPPY", { movementKind: "rub", palmDirection: "up" });
  const twin = toSign("TWIN", {});

  const alike = findSignsMadeAlike(please, [please, sorry, my, happy, twin]);

  expect(alike.map(({ gloss }) => gloss)).toEqual(["HAPPY", "TWIN"]);
});
