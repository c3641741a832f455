import type { FreeLesson } from "@shop/schemas/generated/sanity.types.ts";
import { lessonAddress } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { signReferences } from "#seed/content/signs/to-signs.ts";
import { story } from "#seed/content/story.ts";

export const spellYourName = {
  ...lessonAddress("spell-your-name"),
  title: "Spell your name",
  summary:
    "What fingerspelling is for, how to hold your hand, and how to spell your own name so that people can read it.",
  image: picture(
    "lessons/spell-your-name.webp",
    "A large 1 and the letters T, I, N, A. An arc leaps along over them, one leap for each letter.",
  ),
  body: story(
    "ASL has signs for things, people and ideas. For some words it has none, and names are the first of them. Then ASL borrows from English: each letter has a handshape of its own, and you spell. This is called fingerspelling. {FINGERSPELL} itself is a sign: an open hand that moves along while its fingers wiggle.",
    "## When people spell",
    "People spell their names, the names of towns and streets, and titles of books and films. A few short words are nearly always spelled. When people forget a sign, they’d sooner describe it, point, or ask than spell.",
    "- Your name: `T-I-N-A`",
    "- A town: `O-T-T-A-W-A`",
    "- A word without a sign, such as the name of a dish",
    "## How to hold your hand",
    "Spell with the hand you write with, and stay with that hand. Hold it in front of your shoulder, a little below your chin, with the elbow down and relaxed. Your palm faces the other person. Keep the hand in one place: it doesn’t jump from letter to letter, and it doesn’t push each one forward.",
    "Two letters move. `J` draws a hook with the little finger, and `Z` draws its own shape with the index finger. When a letter comes twice, as in `A-N-N-A`, slide the hand a little to the side or open it briefly in between.",
    "## Smooth before fast",
    "A calm, even spelling is easier to read than a quick one with stops. Don’t say the letters one by one with your mouth. If you want to help, mouth the whole name once.",
    "When you read someone else, try not to say the letters to yourself. Look at the whole word, as you do with print: how long it is, which shapes stand out, how it begins and ends. If you missed it, ask: `AGAIN PLEASE`.",
    "## What comes before the name",
    "To tell people who you are, sign `MY NAME` and spell. Look at the person, not at your hand. Your hand knows what it’s doing after a day or two of practice, and a face that looks up is half of the conversation.",
  ),
  signs: signReferences(["MY", "NAME", "FINGERSPELL", "AGAIN"]),
  practice: [
    "Spell your first name ten times, slowly, with the same pause after every letter.",
    "Spell it before a mirror and keep your eyes on your face.",
    "Spell the names of five people you know. Which letters feel stiff? Do those alone.",
    "With a friend: spell three towns to each other and write down what you read.",
  ],
  meta: {
    _type: "metadata",
    title: "Spell your name in ASL: free lesson 1",
    description:
      "Learn what fingerspelling is for, how to hold your hand and how to spell your name clearly. The first of twelve free lessons in American Sign Language.",
    keywords: ["ASL alphabet", "fingerspelling", "spell your name in sign language"],
  },
} satisfies Seed<FreeLesson>;
