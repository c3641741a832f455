import { aslIsNotEnglishOnTheHands } from "#seed/content/blog/asl-is-not-english-on-the-hands.ts";
import { deafWithACapitalD } from "#seed/content/blog/deaf-with-a-capital-d.ts";
import { fifteenMinutesADay } from "#seed/content/blog/fifteen-minutes-a-day.ts";
import { fingerspellingWithoutFear } from "#seed/content/blog/fingerspelling-without-fear.ts";
import { fivePartsOfASign } from "#seed/content/blog/five-parts-of-a-sign.ts";
import { howToGetSomeonesAttention } from "#seed/content/blog/how-to-get-someones-attention.ts";
import { questionsLiveOnTheFace } from "#seed/content/blog/questions-live-on-the-face.ts";
import { signingWithKidsAtTheTable } from "#seed/content/blog/signing-with-kids-at-the-table.ts";
import { storyTimeWithoutASound } from "#seed/content/blog/story-time-without-a-sound.ts";
import { yourFirstTenSigns } from "#seed/content/blog/your-first-ten-signs.ts";

/** The newest first, as the blog shows them. */
export const blogPosts = [
  deafWithACapitalD,
  fifteenMinutesADay,
  storyTimeWithoutASound,
  fingerspellingWithoutFear,
  aslIsNotEnglishOnTheHands,
  fivePartsOfASign,
  questionsLiveOnTheFace,
  signingWithKidsAtTheTable,
  yourFirstTenSigns,
  howToGetSomeonesAttention,
];
