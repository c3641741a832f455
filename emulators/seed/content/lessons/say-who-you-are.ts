import type { FreeLesson } from "@shop/schemas/generated/sanity.types.ts";
import { lessonAddress } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { signReferences } from "#seed/content/signs/to-signs.ts";
import { story } from "#seed/content/story.ts";

export const sayWhoYouAre = {
  ...lessonAddress("say-who-you-are"),
  title: "Say who you are",
  summary: "Your name, whether you’re Deaf or hearing, and why you learn: a first meeting from start to end.",
  image: picture(
    "lessons/say-who-you-are.webp",
    "A large 4. Two arcs come from the left and from the right and stop just before they meet.",
  ),
  body: story(
    "When two signers meet for the first time, they want to know a few things: your name, whether you’re Deaf, where you learn ASL, and whom you both know. In this lesson you answer the first three.",
    "## Your name",
    "Begin with a greeting, then sign and spell:",
    "- `HELLO, MY NAME T-I-N-A`",
    "Often people give the first name and the last name together. There’s a second kind of name as well, a name sign. It’s given to you by Deaf people who know you. You don’t make one up for yourself, and it may take years. Until then you spell, and that’s fine.",
    "## Deaf or hearing",
    "The next question is usually `YOU DEAF`, with raised eyebrows. It isn’t a rude question. Both answers are short:",
    "- `I DEAF`",
    "- `I HEARING`",
    "With a capital letter, Deaf means belonging to a community with its own language. {HEARING} is simply everyone else. Use these words and leave out the medical ones: they name a person by something missing, and Deaf people don’t feel that anything is missing.",
    "## Why you sign",
    "Now people are curious. Say what’s true for you:",
    "- `I STUDENT, I LEARN SIGN`",
    "- `MY SISTER DEAF, I LEARN SIGN`",
    "- `MY WORK, DEAF PEOPLE MEET`",
    "Say that you’re a beginner, and people will slow down for you: `SLOW SIGN PLEASE`.",
    "## Nice to meet you",
    "Close with `NICE MEET YOU`. For {MEET} two index fingers come toward each other, like two people. Look at the person and nod.",
    "## The whole meeting",
    "- `HELLO, MY NAME T-I-N-A. YOUR NAME WHAT`",
    "- `MY NAME O-M-A-R. YOU DEAF`",
    "- `NO, I HEARING. I LEARN SIGN`",
    "- `NICE MEET YOU`",
  ),
  signs: signReferences(["NAME", "DEAF", "HEARING", "LEARN", "SIGN", "MEET"]),
  practice: [
    "Sign your own introduction in four sentences, without stopping.",
    "Record yourself, then watch without judging: are you looking at the camera?",
    "Play both people in the whole meeting. Turn your body a little to change sides.",
    "Find out where Deaf people meet near you: a coffee evening, a club, a library hour.",
  ],
  meta: {
    _type: "metadata",
    title: "Introduce yourself in ASL: free lesson 4",
    description:
      "Say your name, whether you’re Deaf or hearing, and why you learn American Sign Language. A complete first meeting in glosses, with practice.",
    keywords: ["introduce yourself in ASL", "my name is in sign language", "name signs"],
  },
} satisfies Seed<FreeLesson>;
