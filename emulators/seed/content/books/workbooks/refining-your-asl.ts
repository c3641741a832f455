import { workbook } from "#seed/content/books/workbook.ts";

export const refiningYourAsl = workbook({
  handle: "refining-your-asl-skills",
  bookId: "13",
  orderInList: 4,
  title: "Refining your ASL Skills",
  subtitle: "The workbook for Level 2B",
  audience: "adult",
  pages: 120,
  weight: "1.23 lb (560 g)",
  dimensions: "8.5 × 11 × 0.5 in",
  lessons: 5,
  pictures: [
    {
      file: "refining-your-asl-skills",
      alt: "A spiral bound workbook in dark green: Refining your ASL Skills, Level 2B.",
    },
    {
      file: "refining-your-asl-skills-inside",
      alt: "Inside: a lesson called “Ask it, then answer it”, and a page to draw movements on.",
    },
  ],
  disclaimer:
    "The exercises go with the videos of Level 2B, which is sold separately. Use real names in your stories only if the people agree.",
  steps: [
    ["Watch", "Each story is told twice, plain and refined. Note what changed."],
    ["Plan", "The opening, the scene, the turn and the end: four frames, before you sign a thing."],
    ["Tell it", "Film yourself, watch it once without mercy and once with, and tell it again."],
  ],
  highlights: [
    {
      title: "What should be noticed?",
      paragraphs: [
        "A good sentence puts its news where people look for it. You find the news, ask for it yourself, and give it.",
        "I LATE WHY, CAR BREAK-DOWN. After six of these it comes by itself.",
      ],
      file: "refining-your-asl-skills-exercise",
      alt: "A page close up: “Exercise 1: what should be noticed?”, sentences with lines to gloss them on.",
    },
    {
      title: "Your story in three scenes",
      paragraphs: [
        "Plan a story as a filmmaker would, in frames. Where does each person stand, where do you look, what’s shown and what’s told?",
      ],
      file: "refining-your-asl-skills-practice",
      alt: "A page called “Your story in three scenes” with three upright frames, and a pencil lying on it.",
    },
  ],
  alts: {
    open: "Refining your ASL Skills, closed, in front of the open book: lesson 3, “Ask it, then answer it”.",
    sample: "The first pages of the sample chapter, fanned out, its dark green cover on top.",
    closing: "The workbook Refining your ASL Skills on a sand-colored table.",
  },
  searchText:
    "The printed workbook for Level 2B: plan stories in frames, ask and answer, give opinions with care. Ships to Canada and the United States.",
  keywords: ["ASL storytelling workbook", "ASL workbook level 2B", "advanced ASL practice"],
  related: ["course-level-2b", "book-elevating-your-signing-skills", "book-rain-in-four-handshapes"],
});
