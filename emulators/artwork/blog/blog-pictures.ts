import { aslIsNotEnglishOnTheHands } from "#artwork/blog/asl-is-not-english-on-the-hands.ts";
import { deafWithACapitalD } from "#artwork/blog/deaf-with-a-capital-d.ts";
import { fifteenMinutesADay } from "#artwork/blog/fifteen-minutes-a-day.ts";
import { fingerspellingWithoutFear } from "#artwork/blog/fingerspelling-without-fear.ts";
import { fivePartsOfASign } from "#artwork/blog/five-parts-of-a-sign.ts";
import { howToGetSomeonesAttention } from "#artwork/blog/how-to-get-someones-attention.ts";
import { questionsLiveOnTheFace } from "#artwork/blog/questions-live-on-the-face.ts";
import { signingWithKidsAtTheTable } from "#artwork/blog/signing-with-kids-at-the-table.ts";
import { storyTimeWithoutASound } from "#artwork/blog/story-time-without-a-sound.ts";
import { yourFirstTenSigns } from "#artwork/blog/your-first-ten-signs.ts";
import type { Artwork } from "#artwork/page.ts";

/** The covers of the blog's posts, and the pictures inside them. */
export const blogPictures: readonly Artwork[] = [
  ...yourFirstTenSigns,
  ...fivePartsOfASign,
  ...questionsLiveOnTheFace,
  ...aslIsNotEnglishOnTheHands,
  ...signingWithKidsAtTheTable,
  ...storyTimeWithoutASound,
  ...fingerspellingWithoutFear,
  ...howToGetSomeonesAttention,
  ...fifteenMinutesADay,
  ...deafWithACapitalD,
];
