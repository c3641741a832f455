import type { BlogPost } from "@shop/schemas/generated/sanity.types.ts";
import { postAddress, relatedPosts } from "#seed/content/blog/post-address.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";
import { table } from "#seed/content/table.ts";

export const fivePartsOfASign = {
  ...postAddress("five-parts-of-a-sign"),
  title: "Every sign has five parts",
  excerpt:
    "Change one part and you may have said something else. Learn to see all five, and you’ll remember signs for longer.",
  cover: picture(
    "blog/five-parts-of-a-sign.webp",
    "An open hand on a pale blue ground, with an arc beside it and the numbers one to five around it.",
  ),
  author: reference("author-elias-amadi"),
  publishedAt: "2026-04-21T15:00:00Z",
  tags: ["Grammar", "Beginners"],
  body: story(
    "When you look up a word in a dictionary of English, you look for its letters. A sign has no letters. It has five parts, all of them visible at the same moment, and once you see them you can’t stop seeing them.",
    "Linguists call them parameters. I call them the five things to check when somebody looks puzzled.",
    picture(
      "blog/five-parts-of-a-sign-list.webp",
      "The five parts in a list: handshape, palm orientation, location, movement, and face and body.",
    ),
    "## One: the handshape",
    "The form of the hand itself: a fist, a flat hand, one finger up, a claw. ASL uses a few dozen handshapes, and the letters of the manual alphabet cover many of them, which is one good reason to learn the alphabet first.",
    "{APPLE} and `CANDY` show how much depends on it. Both twist at the cheek. With the knuckle of a bent index finger, you have an apple. With the tip of a straight one, in one common way of signing it, you have something sweeter.",
    "## Two: the palm",
    "Which way does the palm look: up, down, in, out, to the side? Lay a flat hand on your chest and you say {MY}. Push the same hand out toward somebody, palm first, and you say {YOUR}. Nothing else has to change.",
    "`CHILDREN` and `THINGS` are another pair. The hands hop along in the same way. Palms down, as if you patted small heads, are children. Palms up are things. I have seen a proud father introduce his three things.",
    "## Three: the location",
    "Where the sign is made. {FATHER} is an open hand with the thumb at the forehead. {MOTHER} is the same hand, with the thumb at the chin. Many signs for men and boys stand near the forehead and many for women and girls near the chin, so the place can help you guess a family word you’ve never met.",
    "`ONION` is our apple again, with the same bent finger and the same twist, but beside the eye. You won’t forget that one.",
    "## Four: the movement",
    "Where the hand goes, how often and how fast. Two bent fingers that come down once on two others can be `SIT`. Tap them twice, and smaller, and you have `CHAIR`. Many pairs of a thing and what you do with it work like that: one larger movement for the doing, two small ones for the thing.",
    "Movement is the part that pictures can’t show, and that’s why we teach with video and draw arcs on everything we print.",
    "## Five: the face and the body",
    "Teachers call these non-manual signals, because they’re made with everything but the hands: eyebrows, mouth, head, shoulders. They aren’t decoration. With eyebrows up, `YOU HUNGRY` is a question. With a shake of the head, it’s a denial. `LATE` and `NOT-YET` can share one hand and one movement, and the face and mouth tell you which it is.",
    "> Beginners learn four parts with their hands and then ask me why nobody understands them. The fifth part is looking at me.",
    "## The pairs, side by side",
    "Each of these pairs differs in one part. Everything else stays where it is.",
    table(
      "Pairs of signs that differ in one part",
      "Pair | What changes | From | To",
      "APPLE, CANDY | Handshape | A bent finger | A straight finger",
      "MY, YOUR | Palm | Toward you | Toward them",
      "FATHER, MOTHER | Location | Forehead | Chin",
      "SIT, CHAIR | Movement | Once | Twice, and smaller",
      "LATE, NOT-YET | Face | A still mouth | An open mouth and a small shake of the head",
    ),
    "## What to do with this",
    "When you meet a new sign, go through the five before you copy it.",
    "1. What form does the hand have?",
    "1. Which way does the palm look?",
    "1. Where is it made?",
    "1. How does it move?",
    "1. What do the face and the body do?",
    "It takes ten seconds. At first it feels like filling out a form. After a few weeks you do it without words, and new signs begin to stick, because you remember five small facts that hold each other up instead of one vague picture.",
    "It helps when you’re the one who’s puzzled, too. “I saw a flat hand, palm in, at the chin, moving forward” is a question any Deaf person can answer. Our [dictionary](/asl/dictionary) describes each sign in these five parts for the same reason.",
    "Signs differ from region to region and from family to family, as words do. If your neighbor’s sign has a different handshape than mine, your neighbor is right on your street. Learn both.",
    "[Level 1A](/courses/level-1a-online-asl-course) trains your eye for all five from the first lesson on.",
  ),
  relatedPosts: relatedPosts("questions-live-on-the-face", "asl-is-not-english-on-the-hands"),
  meta: {
    _type: "metadata",
    title: "The five parts of a sign in ASL",
    description:
      "Handshape, palm, location, movement, face and body: what makes one ASL sign differ from another, with pairs such as MOTHER and FATHER.",
    keywords: ["ASL parameters", "handshape", "non-manual signals", "ASL grammar"],
  },
} satisfies Seed<BlogPost>;
