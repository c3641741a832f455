import type { FreeLesson } from "@shop/schemas/generated/sanity.types.ts";
import { lessonAddress } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { signReferences } from "#seed/content/signs/to-signs.ts";
import { story } from "#seed/content/story.ts";

export const countToTen = {
  ...lessonAddress("count-to-ten"),
  title: "Count to ten",
  summary: "Ten numbers on one hand, which way the palm faces, and how to give your phone number.",
  image: picture(
    "lessons/count-to-ten.webp",
    "A large 7 and ten dots in a row. An arc leaps from dot to dot, higher each time.",
  ),
  body: story(
    "All numbers from one to ten fit on one hand. You’ll need them every day: for a price, a time, an age, a number of cookies.",
    "## One to five",
    "Sign {ONE}, {TWO}, {THREE}, {FOUR}, {FIVE} and turn your palm toward yourself. That surprises most beginners. When you count things in ASL, the numbers from one to five face you.",
    "`THREE` is the one to watch. Use your thumb, index and middle finger. Three fingers without the thumb are the letter W, or the number six if the thumb touches the little finger.",
    "## Six to nine",
    "Now turn your palm forward. Your thumb goes for a walk:",
    "- {SIX}: it touches the little finger",
    "- {SEVEN}: it touches the ring finger",
    "- {EIGHT}: it touches the middle finger",
    "- {NINE}: it touches the index finger",
    "Keep the other three fingers straight and a little apart, so that the touch is easy to see.",
    "## Ten",
    "For {TEN}, make a fist with the thumb up and give it a small shake.",
    "## Which number comes where",
    "When you say how many, the number can come before or after the noun: `TWO CAT` or `CAT TWO`. Both are good ASL. The second one names the thing first and then counts it, which ASL likes.",
    "- `CAT TWO, I HAVE`: “I have two cats”",
    "- `ONE COFFEE, PLEASE`: “One coffee, please”",
    "## Phone numbers",
    "Give a phone number in groups, as it’s printed, with a short pause between them. Here all numbers face forward, one to five as well. Keep your hand in one place and let your eyes stay on the person.",
    "Don’t worry about speed. When you read numbers, look for the thumb: which finger does it touch? And if you’re unsure whether it was a six or a nine, repeat the number with raised brows. The other person nods or corrects you, and you have practiced twice.",
  ),
  signs: signReferences(["ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN"]),
  practice: [
    "Count stairs, cups or cars up to ten and back again.",
    "Practice just six to nine and back until your thumb finds its own way.",
    "Sign your phone number in groups, palm forward.",
    "With a friend: one signs a number, the other answers with the next one.",
  ],
  meta: {
    _type: "metadata",
    title: "Numbers 1 to 10 in ASL: free lesson 7",
    description:
      "Count to ten in American Sign Language on one hand. Learn which way the palm faces, why three needs the thumb, and how to give a phone number.",
    keywords: ["ASL numbers", "count to ten in sign language", "ASL numbers 1 to 10"],
  },
} satisfies Seed<FreeLesson>;
