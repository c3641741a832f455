import type { Artwork } from "#artwork/page.ts";
import { aHouseFullOfHands } from "#artwork/recommended/a-house-full-of-hands.ts";
import { bearWavesBack } from "#artwork/recommended/bear-waves-back.ts";
import { enoughChairsGoodLight } from "#artwork/recommended/enough-chairs-good-light.ts";
import { eyebrowsUp } from "#artwork/recommended/eyebrows-up.ts";
import { keptInTheHands } from "#artwork/recommended/kept-in-the-hands.ts";
import { lookItUpByHand } from "#artwork/recommended/look-it-up-by-hand.ts";
import { rainInFourHandshapes } from "#artwork/recommended/rain-in-four-handshapes.ts";
import { readTheShapeNotTheLetters } from "#artwork/recommended/read-the-shape-not-the-letters.ts";
import { spellItToTheMoon } from "#artwork/recommended/spell-it-to-the-moon.ts";
import { theDoorbellIsALamp } from "#artwork/recommended/the-doorbell-is-a-lamp.ts";

/** The ten books of other publishers. Each looks as if another hand had made it. */
export const recommendedCovers: readonly Artwork[] = [
  lookItUpByHand,
  eyebrowsUp,
  enoughChairsGoodLight,
  theDoorbellIsALamp,
  readTheShapeNotTheLetters,
  keptInTheHands,
  rainInFourHandshapes,
  aHouseFullOfHands,
  bearWavesBack,
  spellItToTheMoon,
];
