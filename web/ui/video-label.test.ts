import { expect, test } from "vitest";
import { toVideoLabel } from "./video-label.ts";

test.each([
  [true, true, "Signed and spoken"],
  [true, false, "Signed, no speech"],
  [true, null, "Signed"],
  [false, true, "Spoken, not signed"],
  [false, false, "No signing or speech"],
  [false, null, "Not signed"],
  [null, true, "Spoken"],
  [null, false, "No speech"],
  [null, null, null],
])("a video with hasSigning %s and hasSpeech %s is labeled: %s", (hasSigning, hasSpeech, label) => {
  expect(toVideoLabel({ hasSigning, hasSpeech })).toBe(label);
});
