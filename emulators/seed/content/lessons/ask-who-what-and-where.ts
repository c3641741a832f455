import type { FreeLesson } from "@shop/schemas/generated/sanity.types.ts";
import { lessonAddress } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { signReferences } from "#seed/content/signs/to-signs.ts";
import { story } from "#seed/content/story.ts";
import { film } from "#seed/content/videos/film.ts";

export const askWhoWhatAndWhere = {
  ...lessonAddress("ask-who-what-and-where"),
  title: "Ask who, what and where",
  summary:
    "Seven question signs, lowered brows, and the place at the end of the sentence where they like to stand.",
  image: picture(
    "lessons/ask-who-what-and-where.webp",
    "A large 6. A line bends into a question mark and ends in an arrow over a red dot.",
  ),
  video: film("lessons/ask-who-what-and-where", {
    title: "The question word goes last",
    duration: "0:07",
    posterAlt: "The glosses YOUR, NAME and WHAT in a row, the last one set in color.",
    transcript:
      "An animation without sound and without a signer. The English words “What’s your name?” stand in a row. The word What lifts off, flies along an arc over the others and lands at the end. The row now reads YOUR NAME WHAT in glosses, and a line above it sinks where the brows go down.",
  }),
  body: story(
    "Some questions want more than yes or no. English begins them with who, what or where. In ASL the question sign often comes last, and the eyebrows go down instead of up.",
    "## The face goes the other way",
    "Draw your brows together and down, lean forward a little and look at the person. It’s the face of someone who thinks hard, not of someone who’s cross. Hold it until the end, then wait.",
    "## Seven signs",
    "- {WHO} stays at the chin",
    "- {WHAT} holds two open palms up",
    "- {WHERE} wags one finger",
    "- {WHEN} circles one finger with the other",
    "- {WHY} begins at the forehead",
    "- {HOW} rolls the knuckles over",
    "- {WHICH} weighs two thumbs against each other",
    "Learn three today. `WHAT`, `WHERE` and `WHO` will carry you through your first conversations.",
    "## Last is a good place",
    "First say what you’re talking about, then ask:",
    "- `YOUR NAME WHAT`: “What’s your name?”",
    "- `BATHROOM WHERE`: “Where is the bathroom?”",
    "- `YOUR TEACHER WHO`: “Who’s your teacher?”",
    "- `COFFEE, MILK, YOU WANT WHICH`: “Which would you like, coffee or milk?”",
    "The question sign may also stand at the front, or at both ends for emphasis: `WHERE BATHROOM WHERE`. The end is simply the most usual place, because that’s where the other person takes over.",
    "## Ask, then wait",
    "Hold the last sign still with your eyes on the other person. This is how you hand over the turn. If you drop your hands and look away, people think that you were only talking to yourself.",
    "If the answer is spelled and too quick, you already know what to do: `AGAIN PLEASE`. People repeat gladly. What they like less is a nod from someone who didn’t understand.",
  ),
  signs: signReferences(["WHO", "WHAT", "WHERE", "WHEN", "WHY", "HOW", "WHICH"]),
  practice: [
    "Sign YOUR NAME WHAT with your brows up, then with your brows down. Feel the difference.",
    "Ask where five things in your home are. Answer yourself by pointing.",
    "Turn three English questions around: put the question sign last and look expectant.",
    "With a friend: ask only questions for two minutes. Nobody answers, both wait.",
  ],
  meta: {
    _type: "metadata",
    title: "Who, what, where in ASL: free lesson 6",
    description:
      "Question signs in American Sign Language: who, what, where, when, why, how and which. Lower your brows, and put the question at the end.",
    keywords: ["ASL question words", "wh questions in ASL", "where in sign language"],
  },
} satisfies Seed<FreeLesson>;
