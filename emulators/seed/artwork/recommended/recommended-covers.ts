import type { Artwork } from "#seed/artwork/page.ts";
import { aHouseFullOfHands } from "#seed/artwork/recommended/a-house-full-of-hands.ts";
import { bearWavesBack } from "#seed/artwork/recommended/bear-waves-back.ts";
import { enoughChairsGoodLight } from "#seed/artwork/recommended/enough-chairs-good-light.ts";
import { eyebrowsUp } from "#seed/artwork/recommended/eyebrows-up.ts";
import { keptInTheHands } from "#seed/artwork/recommended/kept-in-the-hands.ts";
import { lookItUpByHand } from "#seed/artwork/recommended/look-it-up-by-hand.ts";
import { rainInFourHandshapes } from "#seed/artwork/recommended/rain-in-four-handshapes.ts";
import { readTheShapeNotTheLetters } from "#seed/artwork/recommended/read-the-shape-not-the-letters.ts";
import { spellItToTheMoon } from "#seed/artwork/recommended/spell-it-to-the-moon.ts";
import { theDoorbellIsALamp } from "#seed/artwork/recommended/the-doorbell-is-a-lamp.ts";

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
