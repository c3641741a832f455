import type { BlogPost } from "@shop/schemas/generated/sanity.types.ts";
import { postAddress, relatedPosts } from "#seed/content/blog/post-address.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const questionsLiveOnTheFace = {
  ...postAddress("questions-live-on-the-face"),
  title: "Questions live on the face",
  excerpt:
    "In ASL your eyebrows are grammar. Up for yes or no, down for who and what, and a few more things they can do.",
  cover: picture(
    "blog/questions-live-on-the-face.webp",
    "Two eyes drawn as dots, and above them two eyebrows drawn as arcs that rise.",
  ),
  author: reference("author-elias-amadi"),
  publishedAt: "2026-03-24T15:00:00Z",
  tags: ["Grammar", "Beginners"],
  body: story(
    "Say “You are Deaf” and “Are you Deaf?” in English. You moved a word, and your voice went up. ASL moves nothing and has no use for your voice. The hands sign `YOU DEAF` both times. The question is in the eyebrows.",
    "This surprises people more than any handshape. We’re used to the idea that a face shows feelings. In ASL the face shows feelings and grammar, at once, and you need a little practice to keep the two apart.",
    "## Up: yes or no?",
    "For a question that can be answered with yes or no, raise your eyebrows, lean your head forward a little, and hold the last sign a moment longer. Your face stays open until the answer comes.",
    "- `YOU DEAF`, eyebrows up: Are you Deaf?",
    "- `WANT COFFEE YOU`, eyebrows up: Would you like coffee?",
    "- `WORK FINISH YOU`, eyebrows up: Have you finished work?",
    "Lower your eyebrows by accident and `YOU DEAF` turns into something nearer to “What do you mean, you are Deaf?”. The conversation may get interesting.",
    picture(
      "blog/questions-live-on-the-face-brows.webp",
      "Two sentences on cards. Over YOU DEAF a line rises and stays up. Over YOUR NAME WHAT a line sinks at the end and stays down.",
    ),
    "## Down: who, what, where, when, why, how?",
    "For a question that asks for something new, draw your eyebrows together and down. The question sign often comes at the end, and you hold it.",
    "- `YOUR NAME WHAT`, eyebrows down: What’s your name?",
    "- `YOU LIVE WHERE`, eyebrows down: Where do you live?",
    "- `PARTY WHEN`, eyebrows down: When is the party?",
    "Newcomers worry that this looks angry. It doesn’t, because the rest of your face is friendly. Watch Deaf people ask each other’s names: the brows go down, the eyes smile.",
    "## Up again: about this, I say that",
    "Eyebrows have a second job. Raise them at the start of a sentence to name what it’s about, then let them fall and say what you want to say about it.",
    "- `YOUR SISTER`, eyebrows up; `I KNOW`, eyebrows back: Your sister? Yes, I know her.",
    "- `TOMORROW RAIN`, eyebrows up; `HOME I STAY`, eyebrows back: If it rains tomorrow, I’m staying at home.",
    "The second one is how ASL says “if”. There’s a sign for it, but the eyebrows do most of the work.",
    "## The head has a say",
    "Shake your head while you sign `I UNDERSTAND`, and you’ve said that you don’t. A separate sign for not exists; often it isn’t needed. Nod at the end of a statement, and you make it firmer: yes, that’s so.",
    "> My mother could end an argument with one eyebrow. It was years before I understood that it was a complete sentence.",
    "## An exercise for two minutes",
    "Stand in front of a mirror. Keep your hands in your pockets.",
    "1. Raise your eyebrows and ask, silently: tea? Hold it until an imaginary friend nods.",
    "1. Lower them and ask: where? Hold it.",
    "1. Go back and forth ten times: tea? where? tea? where?",
    "1. Now take your hands out and sign `YOU HUNGRY`, then `EAT WHAT`. Let the face change between them.",
    "If your forehead is a little tired afterward, you did it right. In a week it’ll do this by itself, and you’ll find that you raise your eyebrows in spoken conversations too. People will think you’re a very good listener.",
    "In [Level 1A](/courses/level-1a-online-asl-course) we practice both kinds until your face asks by itself. If you’re curious why I write glosses in capitals and in such an odd order, read [why ASL isn’t English on the hands](/blog/asl-is-not-english-on-the-hands).",
  ),
  relatedPosts: relatedPosts("five-parts-of-a-sign", "asl-is-not-english-on-the-hands"),
  meta: {
    _type: "metadata",
    title: "How to ask a question in ASL: eyebrows up or down",
    description:
      "Raised eyebrows ask for yes or no, lowered ones ask who, what and where. A Deaf teacher explains facial grammar in ASL, with a mirror exercise.",
    keywords: ["ASL questions", "facial grammar", "ASL eyebrows", "non-manual signals"],
  },
} satisfies Seed<BlogPost>;
