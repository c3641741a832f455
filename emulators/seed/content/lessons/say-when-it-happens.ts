import type { FreeLesson } from "@shop/schemas/generated/sanity.types.ts";
import { lessonAddress } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { signReferences } from "#seed/content/signs/to-signs.ts";
import { story } from "#seed/content/story.ts";
import { film } from "#seed/content/videos/film.ts";

export const sayWhenItHappens = {
  ...lessonAddress("say-when-it-happens"),
  title: "Say when it happens",
  summary: "Time comes first, the future lies ahead of you, and verbs have no past or future tense.",
  image: picture(
    "lessons/say-when-it-happens.webp",
    "A large 10 and a level line. From a dot on it a short arc leads back and a high one leads forward.",
  ),
  video: film("lessons/say-when-it-happens", {
    title: "Behind you, here, ahead of you",
    duration: "0:07",
    posterAlt: "The glosses YESTERDAY, NOW and TOMORROW along a line, with an arc to each side.",
    transcript:
      "An animation without sound and without a signer. A level line is drawn. The gloss NOW appears in the middle. An arc swings back along the line to YESTERDAY, another swings forward to TOMORROW. At the end a sentence stands below: TOMORROW, MY GRANDMOTHER COME.",
  }),
  body: story(
    "English changes its verbs to show time: I work, I worked, I’ll work. An ASL verb has no tense. You say when, once, at the start, and everything after it happens at that time until you say otherwise. A verb can change in other ways: its movement can show who does what to whom, for how long, or how often. You learn that in [Level 2A](/courses/level-2a-online-asl-course) and [Level 2B](/courses/level-2b-online-asl-course).",
    "## A line through your body",
    "Imagine a line that runs from behind your shoulder, through your body and out in front of you. The past is behind, the present is right here, the future is ahead.",
    "- {YESTERDAY} moves back along the cheek",
    "- {NOW} and {TODAY} drop down right before you",
    "- {TOMORROW} swings forward from the cheek",
    "Once you feel this line, you can guess where last week and next week move.",
    "## Time first",
    "Put the time at the front of the sentence:",
    "- `YESTERDAY I WORK`: “I worked yesterday”",
    "- `TOMORROW RAIN, WE STAY HOME`: “It will rain tomorrow, so we’ll stay home”",
    "- `NEXT-WEEK MY SISTER COME`: “My sister is coming next week”",
    "If you tell a long story about yesterday, sign `YESTERDAY` once. Nobody needs it again.",
    "## Done",
    "{FINISH} after a verb says that it’s over: `I EAT FINISH`, “I have eaten”. It’s also how you ask: `YOU EAT FINISH`, with raised brows, “Have you eaten yet?”",
    "## Parts of the day",
    "Your forearm is the horizon. In {MORNING} the other arm rises over it like the sun. In {NIGHT} the hand has gone down behind it. `GOOD MORNING` is simply two signs.",
    "## Counting time",
    "Numbers can move into the sign. Slide a {THREE} along your palm instead of one finger, and {WEEK} has become three weeks. {MONTH} does the same. It saves a sign, and it looks elegant, which is reason enough. A {YEAR} is one fist that goes around the other, as the earth goes around the sun.",
    "- `TWO-MONTH I LEARN SIGN`: “I learned signing for two months”",
  ),
  signs: signReferences([
    "NOW",
    "TODAY",
    "TOMORROW",
    "YESTERDAY",
    "MORNING",
    "NIGHT",
    "WEEK",
    "MONTH",
    "YEAR",
    "FINISH",
  ]),
  practice: [
    "Sign YESTERDAY, NOW, TOMORROW and feel the line through your shoulder.",
    "Say three things: one you did yesterday, one you’re doing, one you’ll do tomorrow.",
    "Tell what you did this morning, with the time only in the first sentence.",
    "Sign one, two and three weeks, then one, two and three months.",
  ],
  meta: {
    _type: "metadata",
    title: "Time in ASL: free lesson 10",
    description:
      "Yesterday, now and tomorrow in American Sign Language. See how the time line runs through your body and why the time stands first in a sentence.",
    keywords: ["ASL time signs", "tomorrow in sign language", "ASL word order"],
  },
} satisfies Seed<FreeLesson>;
