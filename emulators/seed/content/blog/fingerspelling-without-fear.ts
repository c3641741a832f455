import type { BlogPost } from "@shop/schemas/generated/sanity.types.ts";
import { postAddress, relatedPosts } from "#seed/content/blog/post-address.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const fingerspellingWithoutFear = {
  ...postAddress("fingerspelling-without-fear"),
  title: "Fingerspelling without fear",
  excerpt:
    "Reading someone’s spelling is what learners fear most. Stop reading letters, start reading shapes, and slow your own hand down.",
  cover: picture(
    "blog/fingerspelling-without-fear.webp",
    "The name M-A-Y-A in large letters on dark green. One marigold line runs through all of it in a single even movement.",
  ),
  author: reference("author-june-castellan"),
  publishedAt: "2026-06-23T15:00:00Z",
  tags: ["Practice", "Fingerspelling"],
  body: story(
    "Ask a room of learners what frightens them, and the answer is always the same. Not grammar. Not classifiers. It’s the moment when somebody’s hand begins to flutter through a name, and it’s over, and everyone is smiling at you.",
    "I have edited workbooks for a good while, and I have read thousands of exercises on this subject. The ones that help have something in common: they stop you from reading letters.",
    "## Words have a shape",
    "You aren’t reading this sentence letter by letter. You see whole words, because you’ve met them before. Spelled words work the same way. A practiced reader sees a start, an end, a length and a few landmarks, such as a tall letter or one that points down, and the mind fills in the rest.",
    "So don’t ask “which letter was that?”. Ask three other questions.",
    "1. What did it begin with?",
    "1. Was it short or long?",
    "1. What makes sense here?",
    "Suppose you’re talking about breakfast, you see a `B`, something short, and a hand that ends in `L`. You may have missed the middle completely. You still have your bagel.",
    "## Your own hand: still, slow and even",
    "Most trouble with reading begins with how we spell ourselves. Four habits make you easy to follow.",
    "- **Keep your hand still.** It stays in one place, in front of your shoulder, palm forward. Letters change, the hand doesn’t travel.",
    "- **Don’t bounce.** A small hop on each letter feels like emphasis. To a reader it’s a photograph of a moving train.",
    "- **Be even.** Better slow and regular than fast with stops. If you need to think, hold the last letter.",
    "- **Relax the elbow.** It hangs by your side. A lifted elbow tires in a minute.",
    picture(
      "blog/fingerspelling-without-fear-steady.webp",
      "Two lines of letters. In the first they jump up and down like a bouncing ball, and the line is crossed out. In the second they stand level.",
    ),
    "For a double letter, slide your hand a little to the side, as in `ANNA`, or open and close the handshape again. Both are fine. Three hops aren’t.",
    "And look at the person, not at your fingers. Your hand knows the way. If it doesn’t yet, you’ll see from a face at once that you have lost them.",
    "## What to spell",
    "Not everything. ASL uses fingerspelling for names, for places and brands, for technical words and for a handful of short words that have been spelled so often that they became signs of their own. `BANK`, `JOB` and `BUS` are spelled by many signers in a movement so smooth that you won’t count letters in it.",
    "Beginners spell whenever a sign is missing, and that’s all right. But try pointing, describing or asking first. “What’s the sign for…” is a better conversation than six letters and a sigh.",
    "## Ten minutes, three times a week",
    "1. **Spell what you see.** Read license plates, cereal boxes and street names with your hand while you walk. Nobody will notice.",
    "1. **Read by pattern.** Choose ten names from one group: your family, the planets, towns near you. Ask someone to spell them in any order, or watch a video. You know what can come, so you practice seeing shapes.",
    "1. **Watch one word twice.** The first time for the start and the end, the second time for the middle.",
    "1. **Never ask for it letter by letter.** Ask for the whole word again, slower: `AGAIN SLOW`. You want to see the shape once more, not a list.",
    "> A spelled word is a small melody for the eyes. You recognize it by its rhythm long before you could write it down.",
    "You’ll miss names for the rest of your life. I do, and I was born Deaf. People introduce themselves at parties with one hand around a glass. Then I ask, they spell it again, and we have something to talk about already.",
    "The manual alphabet is part of the [free lessons](/free-lessons/asl-level-1). In [Level 1A](/courses/level-1a-online-asl-course) you learn to read slow, friendly spelling, and the digital PDF workbook that comes with it follows the lessons with exercises on paper.",
  ),
  relatedPosts: relatedPosts("fifteen-minutes-a-day", "your-first-ten-signs"),
  meta: {
    _type: "metadata",
    title: "Fingerspelling without fear: how to read and spell",
    description:
      "Read the shape of a word and not its letters, keep your hand still, and practice ten minutes at a time. Advice from a Deaf editor.",
    keywords: ["ASL fingerspelling", "manual alphabet", "read fingerspelling"],
  },
} satisfies Seed<BlogPost>;
