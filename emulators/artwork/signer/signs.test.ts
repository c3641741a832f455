import { expect, test } from "vitest";
import { signs } from "#artwork/signer/signs/signs.ts";
import { toTimeline } from "#artwork/signer/timeline.ts";
import { signs as dictionary } from "#seed/content/signs/signs.ts";

test.each(signs)("a body can sign $gloss within two to five seconds", (sign) => {
  const { problems, seconds, posterAt, movesAt } = toTimeline(sign);

  expect(problems).toEqual([]);
  expect(seconds).toBeGreaterThan(2);
  expect(seconds).toBeLessThan(5);
  expect(Math.max(posterAt, movesAt)).toBeLessThan(seconds);
});

test.each(signs)("$gloss takes as many hands as the dictionary says", (sign) => {
  const entry = dictionary.find(({ gloss }) => gloss === sign.gloss);
  const usesBoth = sign.isMirrored === true || sign.steps.some(({ other }) => other !== undefined);

  expect(usesBoth).toBe(entry?.hands !== "one");
});
