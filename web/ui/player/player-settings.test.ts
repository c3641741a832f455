import { expect, test } from "vitest";
import { parseSettings } from "./player-settings.ts";

const initial = { captions: true, captionsLanguage: null, rate: 1, mirror: false, transcript: false };

test.each([
  null,
  "",
  "null",
  "7",
  '"text"',
  "{",
  "[1]",
  '{ "captions": "no", "rate": 16, "mirror": 1, "captionsLanguage": {} }',
])("captions are on and nothing else is changed if the browser holds %j", (json) => {
  expect(parseSettings(json)).toEqual(initial);
});

test("what a visitor chose is restored, without anything else that's stored there", () => {
  const chosen = { captions: false, captionsLanguage: "es", rate: 0.25, mirror: true, transcript: true };

  expect(parseSettings(JSON.stringify({ ...chosen, volume: 3 }))).toEqual(chosen);
});
