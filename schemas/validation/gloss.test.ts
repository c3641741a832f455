import { expect, test } from "vitest";
import { checkGloss, checkGlossedSentence } from "./gloss.ts";

test.each([
  "MOTHER",
  "THANK-YOU",
  "#BANK",
  "DON'T-KNOW",
  "DON’T-WANT",
  "FINISH(2)",
  "10",
  "I-LOVE-YOU",
  "PIÑATA",
  "CAFE\u0301",
])("%s is a gloss", (gloss) => {
  expect(checkGloss(gloss)).toBe(true);
});

test.each(["Mother", "THANK YOU", "THANK--YOU", "-WHO", "WHO?", "Mère", "МАТЬ", "FINISH()", " MOTHER"])(
  "%j isn't a gloss",
  (gloss) => {
    expect(checkGloss(gloss)).toBe(
      "Enter the gloss in capitals, with hyphens between words that are one sign: THANK-YOU.",
    );
  },
);

test.each(["TOMORROW STORE I GO", "YOUR NAME WHAT?", "#BANK, I GO-TO", "A-N-A"])(
  "%s is written in glosses",
  (text) => {
    expect(checkGlossedSentence(text)).toBe(true);
  },
);

test.each(["Tomorrow I go.", "STORE i GO", "ÉCOLE à"])("%s isn't written in glosses", (text) => {
  expect(checkGlossedSentence(text)).toBe("Enter the signs in capitals: TOMORROW STORE I GO.");
});
