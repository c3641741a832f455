import type { Finding } from "./finding.ts";

/** The gloss of one sign: THANK-YOU, #BANK, FINISH(2), DON'T-KNOW, PIÑATA. */
export function checkGloss(gloss: string): Finding {
  // The dictionary files an accented letter under the letter without its accent; one that has none has no place there.
  const letters = gloss.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return (
    /^#?[A-Z0-9]+(['’-][A-Z0-9]+)*(\([A-Z0-9-]+\))?$/.test(letters) ||
    "Enter the gloss in capitals, with hyphens between words that are one sign: THANK-YOU."
  );
}

/** A sentence in glosses has no lowercase letters. Notation for face and body is up to the editor. */
export function checkGlossedSentence(sentence: string): Finding {
  return !/\p{Ll}/u.test(sentence) || "Enter the signs in capitals: TOMORROW STORE I GO.";
}
