import { workbook } from "#seed/content/books/workbook.ts";

export const gettingStarted = workbook({
  handle: "getting-started-with-asl",
  bookId: "10",
  orderInList: 1,
  title: "Getting Started with ASL",
  subtitle: "The workbook for Level 1A",
  audience: "adult",
  pages: 96,
  weight: "1.06 lb (480 g)",
  dimensions: "8.5 × 11 × 0.4 in",
  lessons: 5,
  pictures: [
    {
      file: "getting-started-with-asl",
      alt: "A spiral bound workbook in pale green: Getting Started with ASL, Level 1A.",
    },
    {
      file: "getting-started-with-asl-inside",
      alt: "Inside: a lesson called “Questions are on the face”, and a page to draw movements on.",
    },
  ],
  disclaimer:
    "The exercises go with the videos of Level 1A, which is sold separately. The book alone doesn’t show how signs are made.",
  steps: [
    ["Watch", "See the lesson’s video once, without a pencil. ASL goes in through the eyes."],
    ["Write and draw", "Gloss short sentences, check off what the face does, draw how a hand travels."],
    ["Sign it", "Put the pencil down and sign what you wrote. The answers are at the back."],
  ],
  highlights: [
    {
      title: "Ten questions, two faces",
      paragraphs: [
        "Which question needs raised eyebrows, and which one lowered? You decide on paper, then check it in the mirror.",
        "It’s a small exercise with a large effect: after it you look at faces first.",
      ],
      file: "getting-started-with-asl-exercise",
      alt: "A page close up: “Exercise 1: up or down?”, ten questions in gloss and in English with circles to tick.",
    },
    {
      title: "Draw what you saw",
      paragraphs: [
        "A dot where the hand starts, a line, an arrow where it goes. Drawing a movement makes you watch it properly.",
        "There’s room for it in every lesson, and nobody needs to be good at drawing.",
      ],
      file: "getting-started-with-asl-practice",
      alt: "A page with questions to gloss and empty frames to draw in, and a pencil lying on it.",
    },
  ],
  alts: {
    open: "Getting Started with ASL, closed, in front of the open book: lesson 4, “Questions are on the face”.",
    sample: "The first pages of the sample chapter, fanned out, its pale green cover on top.",
    closing: "The workbook Getting Started with ASL on a sand-colored table.",
  },
  searchText:
    "The printed workbook for Level 1A: five lessons of exercises in gloss, faces and movements, spiral bound. Ships to Canada and the United States.",
  keywords: ["ASL workbook", "ASL for beginners", "sign language workbook"],
  related: ["course-level-1a", "book-asl-essentials-workbook-bundle", "book-building-on-the-basics-of-asl"],
});
