import { aHouseFullOfHands } from "#seed/content/books/recommended/a-house-full-of-hands.ts";
import { bearWavesBack } from "#seed/content/books/recommended/bear-waves-back.ts";
import { enoughChairsGoodLight } from "#seed/content/books/recommended/enough-chairs-good-light.ts";
import { eyebrowsUp } from "#seed/content/books/recommended/eyebrows-up.ts";
import { keptInTheHands } from "#seed/content/books/recommended/kept-in-the-hands.ts";
import { lookItUpByHand } from "#seed/content/books/recommended/look-it-up-by-hand.ts";
import { rainInFourHandshapes } from "#seed/content/books/recommended/rain-in-four-handshapes.ts";
import { readTheShapeNotTheLetters } from "#seed/content/books/recommended/read-the-shape-not-the-letters.ts";
import { spellItToTheMoon } from "#seed/content/books/recommended/spell-it-to-the-moon.ts";
import { theDoorbellIsALamp } from "#seed/content/books/recommended/the-doorbell-is-a-lamp.ts";
import { buildingOnTheBasics } from "#seed/content/books/workbooks/building-on-the-basics.ts";
import { elevatingYourSigning } from "#seed/content/books/workbooks/elevating-your-signing.ts";
import { gettingStarted } from "#seed/content/books/workbooks/getting-started.ts";
import { handshapeForKids } from "#seed/content/books/workbooks/handshape-for-kids.ts";
import { refiningYourAsl } from "#seed/content/books/workbooks/refining-your-asl.ts";
import { workbookBundle } from "#seed/content/books/workbooks/workbook-bundle.ts";
import type { SeedBook } from "#seed/content/seed-document.ts";

/** The shop's own workbooks and their bundle (requirements §3.56), sold as the products with the same handles. */
export const workbooks: SeedBook[] = [
  gettingStarted,
  buildingOnTheBasics,
  elevatingYourSigning,
  refiningYourAsl,
  handshapeForKids,
  workbookBundle,
];

/** Ten books by others, in the order of their ids. */
export const recommendedBooks: SeedBook[] = [
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
