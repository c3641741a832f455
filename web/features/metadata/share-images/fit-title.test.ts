import { expect, test } from "vitest";
import { fitTitle } from "./fit-title.ts";

const box = { width: 400, height: 300, size: 92 };

test("a short title has the largest size", () => {
  expect(fitTitle("Level 1A", box).fontSize).toBe(92);
});

test("a long title shrinks to fit, but stays readable", () => {
  const long = fitTitle("What Deaf parents wish every hearing teacher knew on the first day of school", box);
  const endless = fitTitle("word ".repeat(200).trim(), box);

  expect(long.fontSize).toBeLessThan(60);
  expect(endless.fontSize).toBe(30);
});

test("a long word is never broken", () => {
  expect(fitTitle("Fingerspelling", box).fontSize).toBeLessThan(60);
});

test("a number doesn't end up alone on the last line", () => {
  expect(fitTitle("Kids Level 1B", box).text).toBe("Kids Level\u{a0}1B");
});
