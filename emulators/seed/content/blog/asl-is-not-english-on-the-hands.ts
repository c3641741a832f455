import type { BlogPost } from "@shop/schemas/generated/sanity.types.ts";
import { postAddress, relatedPosts } from "#seed/content/blog/post-address.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const aslIsNotEnglishOnTheHands = {
  ...postAddress("asl-is-not-english-on-the-hands"),
  title: "ASL isn’t English on the hands",
  excerpt:
    "It has its own word order, its own history and a third dimension. Three small sentences show how different it is.",
  cover: picture(
    "blog/asl-is-not-english-on-the-hands.webp",
    "The sentence “I’m going to the store tomorrow” stands over the gloss TOMORROW STORE I GO. Arcs join the words that belong together, and cross each other.",
  ),
  author: reference("author-elias-amadi"),
  publishedAt: "2026-05-19T15:00:00Z",
  tags: ["Grammar", "Deaf culture"],
  body: story(
    "At least once in every course somebody stops the lesson and asks: where is the word “is”? They have signed along for an hour, they have looked for it, and it never came.",
    "There’s no such word, because nothing is missing. ASL isn’t English with the sound turned off. It grew among Deaf people, its grammar is its own, and English is simply another language that happens to live in the same houses.",
    "## A short history",
    "In 1817 a school for Deaf children opened in Hartford, Connecticut. Laurent Clerc, a Deaf teacher from Paris, brought French signing with him. The children brought the signing of their homes and villages. Out of the two, over generations of dormitories and playgrounds, came ASL.",
    "That’s why ASL is closer to French Sign Language than to the British one. A Deaf person from London and one from New York share written English, and still need a while to follow each other’s hands. In Canada most Deaf people use ASL or Langue des signes québécoise, and those two are different languages again.",
    "For a long time people who didn’t sign took it for gestures. In 1960 a linguist called William Stokoe published a study that took signs apart as one takes words apart, and showed that there was a language in front of everybody. Deaf people were pleased, and not surprised.",
    "## When comes first",
    "English puts time nearly anywhere. ASL likes it at the front, once, and then it holds until you say otherwise.",
    "- English: I’m going to the store tomorrow.",
    "- ASL: `TOMORROW STORE I GO`.",
    "No ending on a verb says past or future. If {YESTERDAY} stands in front, everything after it happened yesterday.",
    picture(
      "blog/asl-is-not-english-on-the-hands-order.webp",
      "Three cards in a row: when, what about, and what you say about it. Under them stand TOMORROW, STORE and I GO.",
    ),
    "## What it’s about comes next",
    "ASL often names the topic first, with eyebrows raised, and then says something about it. English can do it too, in a kitchen: “That cake, who made it?” In ASL it’s everyday grammar.",
    "- English: I have finished reading the book.",
    "- ASL: {BOOK}, eyebrows up; `READ FINISH I`, eyebrows back.",
    "It isn’t the only order. `I LIKE COFFEE` is good ASL as well. What counts is that the listener’s eye knows where it is before anything moves.",
    "## Space does the work of words",
    "English needs words such as he, her and them, and still leaves us asking who gave what to whom. ASL puts people in places. I sign `MY SISTER` and point to my left, I sign `MY BROTHER` and point to my right. From then on, left is she and right is he.",
    "Now I move the sign `GIVE` from left to right. My sister gave something to my brother. I turn it around, and he gave it back. The verb itself has traveled, and nobody had to be named again.",
    "> English is a string of beads. ASL is a room: you put things where they belong, and then you can walk around in them.",
    "This is the part that learners come to love. It’s also the reason a gloss on paper is only ever a shadow. A row of capitals can’t show that the room exists.",
    "## What about signed English?",
    "There are systems that put English words on the hands in English order, with added signs for endings. Some schools use them for teaching English. They’re tools, and they have their place. They aren’t the language that Deaf families speak at their tables.",
    "If you know some English-order signing already, bring it along. Your vocabulary is useful. You’ll only have to unpack it and put it back in another order.",
    "## Where to start",
    "Don’t translate. I know that this is easy to say. Begin with whole sentences, copied from someone who thinks in them, and let the order come in by itself. After a few weeks you’ll catch yourself standing in a shop, thinking about the milk first.",
    "[Level 1B](/courses/level-1b-online-asl-course) is where we take word order seriously, and [Level 2A](/courses/level-2a-online-asl-course) is where the room opens up.",
  ),
  relatedPosts: relatedPosts("questions-live-on-the-face", "deaf-with-a-capital-d"),
  meta: {
    _type: "metadata",
    title: "ASL word order: why ASL isn’t signed English",
    description:
      "Time first, then the topic, and people placed in space: how American Sign Language differs from English, with three short sentences.",
    keywords: ["ASL grammar", "ASL word order", "ASL history", "topic comment"],
  },
} satisfies Seed<BlogPost>;
