import type { FreeLesson } from "@shop/schemas/generated/sanity.types.ts";
import { lessonAddress } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { signReferences } from "#seed/content/signs/to-signs.ts";
import { story } from "#seed/content/story.ts";

export const sayHelloAndThankYou = {
  ...lessonAddress("say-hello-and-thank-you"),
  title: "Say hello and thank you",
  summary: "Seven signs that open every door, and the eye contact that makes them polite.",
  image: picture(
    "lessons/say-hello-and-thank-you.webp",
    "A large 2. One wide arc swings over to the right, and a smaller one comes back below it.",
  ),
  body: story(
    "You can be kind in ASL on your first day. This lesson has seven signs for it, and one rule that matters more than all of them: look at people.",
    "## Eyes first",
    "In a spoken talk you can look at your shoes and still listen. In ASL a person who looks away has stopped listening. So wait until you have someone’s eyes, then begin. To get them, wave a little where the person can see you, or tap their shoulder lightly. Nobody minds a tap.",
    "## Hello and goodbye",
    "{HELLO} leaves the side of the forehead like an easy salute. {GOODBYE} is a wave. Both are bigger across a room and smaller across a table.",
    "Ask how someone is with `HOW YOU`, and answer with `GOOD, THANK-YOU`. Your face answers first, so let it be true.",
    "## Please, thank you, sorry",
    "Three signs are easy to mix up, because they share a place or a movement. Say to yourself what differs:",
    "- {PLEASE}: flat hand, a circle on the chest",
    "- {SORRY}: fist, the same circle",
    "- {THANK-YOU}: flat hand, from the chin toward the person",
    "`THANK-YOU` travels to the one you thank. If three people helped you, sign it to each of them.",
    "## How to answer thank you",
    "In English you say “you’re welcome”. The sign {WELCOME} means something else: come in, you’re wanted here. When people thank you in ASL, a nod and a smile are enough, or a thumbs-up.",
    "## How to leave",
    "Deaf people seldom slip away. Going home means saying goodbye to everybody, and each goodbye begins another story. Leave yourself time. It’s one of the good parts.",
    "Here is a whole short visit in glosses:",
    "- `HELLO, HOW YOU`",
    "- `GOOD, THANK-YOU`",
    "- `WELCOME MY HOUSE`",
    "- `SORRY, I LATE`",
    "- `GOODBYE, THANK-YOU`",
  ),
  signs: signReferences(["HELLO", "GOODBYE", "PLEASE", "THANK-YOU", "SORRY", "WELCOME", "GOOD"]),
  practice: [
    "Sign PLEASE and SORRY by turns until your hand stops hesitating.",
    "Thank three people today in ASL, on the street too: a driver who waits, someone who holds a door.",
    "Sign the short visit twice, once as the guest and once as the host.",
    "Sign SORRY with a cheerful face. See in the mirror how wrong it looks, then do it right.",
  ],
  meta: {
    _type: "metadata",
    title: "Hello, please, thank you in ASL: free lesson 2",
    description:
      "Seven polite signs in American Sign Language, how to get someone’s attention, and why goodbyes take longer among Deaf people.",
    keywords: ["hello in ASL", "thank you in sign language", "ASL greetings"],
  },
} satisfies Seed<FreeLesson>;
