import type { BlogPost } from "@shop/schemas/generated/sanity.types.ts";
import { postAddress, relatedPosts } from "#seed/content/blog/post-address.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const yourFirstTenSigns = {
  ...postAddress("your-first-ten-signs"),
  title: "Your first ten signs",
  excerpt:
    "Ten signs make a short conversation, and a short conversation makes you want the next ten. Here is where to begin.",
  cover: picture(
    "blog/your-first-ten-signs.webp",
    "Ten small drawings of movement in two rows: arcs, circles, taps and zigzags, each with a start dot and an arrowhead.",
  ),
  author: reference("author-elias-amadi"),
  publishedAt: "2026-01-19T15:00:00Z",
  tags: ["Beginners", "Practice"],
  body: story(
    "People ask me for a list. Which signs should I learn first? They expect a hundred. I give them ten, because ten signs make a short conversation, and a short conversation makes you want the next ten.",
    "I chose these for one evening: you’re at a door, someone Deaf opens it, and you’d like to stay a while.",
    "## At the door",
    "- {HELLO}: a flat hand begins at your forehead and moves outward, like a small, relaxed salute.",
    "- {NAME}: hold out two fingers of each hand, index and middle together. Tap one pair across the other, twice.",
    "- {THANK-YOU}: fingertips of a flat hand begin at your chin and come forward and down, toward the other person.",
    "- {PLEASE}: a flat hand rubs a circle on your chest.",
    "With the manual alphabet you can already introduce yourself: `MY NAME`, and then you spell. Spell slowly. Nobody at the door is in a hurry.",
    "## When you’re lost",
    "You’ll be lost within a minute. That isn’t a failure, it’s the plan. These four signs keep you in the conversation while you find your way again.",
    "- {AGAIN}: one hand lies open, palm up. The other, bent at the knuckles, swings over and lands with its fingertips in the palm.",
    "- `SLOW`: one hand lies palm down. The other strokes its back, from the fingers up toward the wrist, without hurry.",
    "- {SIGN}: two index fingers circle around each other, one after the other, as if you pedaled with your hands.",
    "- {SORRY}: a fist rubs a circle on your chest. Your face is sorry too, or the sign is only half there.",
    "Put three of them together, `SIGN AGAIN SLOW`, with your eyebrows up and `PLEASE` in front, and you have the most useful sentence of your first year.",
    picture(
      "blog/your-first-ten-signs-notation.webp",
      "How we draw movement: a dot says where a sign starts, a thin line says which way it goes, an arrowhead says where it ends.",
    ),
    "## Yes and no",
    "- {YES}: a fist nods at the wrist, as a head would.",
    "- {NO}: index and middle finger snap shut on the thumb.",
    "Both need your head. Nod with `YES`, shake with `NO`. If your hand says one thing and your head says another, people believe your head, and they’re right.",
    "## How to practice them",
    "Don’t learn ten signs as ten pictures. A sign by itself is like a word shouted into a field. Learn them in the order you would need them, and run through the whole evening: hello, my name is, sorry, again, slow, thank you. It takes thirty seconds. Do it while the kettle boils.",
    "Then do two things that feel strange at first.",
    "1. Look up. When somebody signs to you, look at their face and not at their hands. You’ll see the hands anyway, at the edge, and the face carries much of the grammar.",
    "1. Answer with your face. Nod when you follow. Frown a little when you don’t. A blank face looks, to a Deaf person, like a bad phone line sounds to a hearing one.",
    "> I’d rather you know ten signs and look people in the eye than know a hundred and look at your hands.",
    "You’ll make mistakes. I have seen a beginner thank a host for the wrong thing with such conviction that we still talk about it fondly. Nobody laughed at her. We laughed because she stayed.",
    "## The next ten",
    "They depend on you. If you have a Deaf neighbor, learn the words for your street. If you have a Deaf grandchild, learn the words for the breakfast table. A list from a stranger, even from me, is only ever a first list.",
    "If you want the alphabet, the numbers and the questions that go with these ten signs, begin with our [free lessons](/free-lessons/asl-level-1). If you know already that you want more than that, [Level 1A](/courses/level-1a-online-asl-course) starts at the same door and takes you into the house.",
  ),
  relatedPosts: relatedPosts("questions-live-on-the-face", "fifteen-minutes-a-day"),
  meta: {
    _type: "metadata",
    title: "Your first ten signs in American Sign Language",
    description:
      "Hello, name, thank you, again, slow: a Deaf teacher chooses ten ASL signs that carry a beginner through a first short conversation.",
    keywords: ["first ASL signs", "basic sign language", "learn ASL"],
  },
} satisfies Seed<BlogPost>;
