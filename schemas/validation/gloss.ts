import type { Finding } from "./finding.ts";

/** The name of one sign: THANK-YOU, #BANK, FINISH(2), DON'T-KNOW. */
export function checkGloss(gloss: string): Finding {
  return (
    /^#?[A-Z0-9]+(['’-][A-Z0-9]+)*(\([A-Z0-9-]+\))?$/.test(gloss) ||
    "Write the gloss in capitals, with hyphens between words that are one sign: THANK-YOU."
  );
}

/** A sentence in glosses has no small letters; what marks the face and the body is left to the writer. */
export function checkGlossedSentence(sentence: string): Finding {
  return !/\p{Ll}/u.test(sentence) || "Write the signs in capitals: TOMORROW STORE I GO.";
}
