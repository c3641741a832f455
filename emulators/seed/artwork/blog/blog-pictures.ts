import { aslIsNotEnglishOnTheHands } from "#seed/artwork/blog/asl-is-not-english-on-the-hands.ts";
import { deafWithACapitalD } from "#seed/artwork/blog/deaf-with-a-capital-d.ts";
import { fifteenMinutesADay } from "#seed/artwork/blog/fifteen-minutes-a-day.ts";
import { fingerspellingWithoutFear } from "#seed/artwork/blog/fingerspelling-without-fear.ts";
import { fivePartsOfASign } from "#seed/artwork/blog/five-parts-of-a-sign.ts";
import { howToGetSomeonesAttention } from "#seed/artwork/blog/how-to-get-someones-attention.ts";
import { questionsLiveOnTheFace } from "#seed/artwork/blog/questions-live-on-the-face.ts";
import { signingWithKidsAtTheTable } from "#seed/artwork/blog/signing-with-kids-at-the-table.ts";
import { storyTimeWithoutASound } from "#seed/artwork/blog/story-time-without-a-sound.ts";
import { yourFirstTenSigns } from "#seed/artwork/blog/your-first-ten-signs.ts";
import type { Artwork } from "#seed/artwork/page.ts";

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
