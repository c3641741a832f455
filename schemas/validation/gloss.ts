import type { Finding } from "./finding.ts";

/** The gloss of one sign: THANK-YOU, #BANK, FINISH(2), DON'T-KNOW. */
export function checkGloss(gloss: string): Finding {
  return (
    /^#?[A-Z0-9]+(['’-][A-Z0-9]+)*(\([A-Z0-9-]+\))?$/.test(gloss) ||
    "Enter the gloss in capitals, with hyphens between words that are one sign: THANK-YOU."
  );
}

/** A sentence in glosses has no lowercase letters. Notation for face and body is up to the editor. */
export function checkGlossedSentence(sentence: string): Finding {
  return !/\p{Ll}/u.test(sentence) || "Enter the signs in capitals: TOMORROW STORE I GO.";
}
