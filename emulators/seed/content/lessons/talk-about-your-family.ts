import type { FreeLesson } from "@shop/schemas/generated/sanity.types.ts";
import { lessonAddress } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { signReferences } from "#seed/content/signs/to-signs.ts";
import { story } from "#seed/content/story.ts";

export const talkAboutYourFamily = {
  ...lessonAddress("talk-about-your-family"),
  title: "Talk about your family",
  summary: "Mother at the chin, father at the forehead: one idea that explains six signs at once.",
  image: picture(
    "lessons/talk-about-your-family.webp",
    "A large 8. An arrow draws a wide circle around five discs of different sizes.",
  ),
  body: story(
    "Family signs look like a long list until you see the idea behind them. Then most of them come in pairs, and you learn two for one.",
    "## The face has two halves",
    "Many signs for men and boys are made on the upper half of the face, and many for women and girls on the lower. In these pairs only the place changes:",
    "- {FATHER} at the forehead, {MOTHER} at the chin",
    "- {GRANDFATHER} at the forehead, {GRANDMOTHER} at the chin",
    "- {BROTHER} from the forehead, {SISTER} from the chin",
    "`GRANDMOTHER` begins like `MOTHER` and then bounces forward twice, one bounce for each generation. `SISTER` and `BROTHER` come down from the face and land on the other hand.",
    "{BABY} needs no place on the face: it lies in your arms, and you rock it. For all the others the place must be clear. A thumb at the nose is nobody’s mother.",
    "## Mother and father together",
    "For parents many people sign `MOTHER FATHER`, one right after the other, as one word. Families differ: two mothers, one father, a grandmother who raised you. Sign what’s true. Nobody expects a standard family.",
    "## Tell about them",
    "Set the topic first, then say something about it:",
    "- `MY FAMILY BIG`: “I have a big family”",
    "- `I HAVE TWO SISTER`: “I have two sisters”",
    "- `MY BROTHER WORK HOSPITAL`: “My brother works at the hospital”",
    "ASL has no ending for more than one. With a number, the number says it: `TWO SISTER`.",
    "If you have two sisters, you can count them on your other hand. Hold up two fingers, touch the first one and tell about the elder, touch the second one and tell about the younger. Your fingers keep the order while you talk.",
    "## Ask about theirs",
    "- `YOU HAVE BROTHER SISTER`, brows up",
    "- `YOUR FAMILY LIVE WHERE`, brows down",
    "- `YOUR MOTHER FATHER DEAF`, brows up",
    "The last question is a common one. Most Deaf children have hearing parents. Those who grow up with Deaf parents have ASL from their first day, and they’re often proud of it.",
  ),
  signs: signReferences([
    "FAMILY",
    "MOTHER",
    "FATHER",
    "SISTER",
    "BROTHER",
    "GRANDMOTHER",
    "GRANDFATHER",
    "BABY",
  ]),
  practice: [
    "Sign each pair five times: father and mother, brother and sister, grandfather and grandmother.",
    "Describe a family photo: who’s there, and one thing about each person.",
    "Count your brothers, sisters or cousins on the fingers of your other hand.",
    "Ask a friend three questions about their family, two with brows up and one with brows down.",
  ],
  meta: {
    _type: "metadata",
    title: "Family signs in ASL: free lesson 8",
    description:
      "Mother, father, sister, brother, grandparents and baby in American Sign Language, and the one idea that makes family signs easy to remember.",
    keywords: ["family in ASL", "mother in sign language", "ASL family signs"],
  },
} satisfies Seed<FreeLesson>;
