import { workbook } from "#seed/content/books/workbook.ts";

export const buildingOnTheBasics = workbook({
  handle: "building-on-the-basics-of-asl",
  bookId: "11",
  orderInList: 2,
  title: "Building on the Basics of ASL",
  subtitle: "The workbook for Level 1B",
  audience: "adult",
  pages: 104,
  formatInDetails: "Spiral bound, large print or hardcover",
  weight: "1.1 lb (500 g)",
  dimensions: "8.5 × 11 × 0.4 in",
  lessons: 5,
  pictures: [
    {
      file: "building-on-the-basics-of-asl",
      alt: "A spiral bound workbook in green: Building on the Basics of ASL, Level 1B.",
    },
    {
      file: "building-on-the-basics-of-asl-inside",
      alt: "Inside: a lesson called “First when, then what”, and a page to draw movements on.",
    },
  ],
  disclaimer:
    "The exercises go with the videos of Level 1B, which is sold separately. The book alone doesn’t show how signs are made.",
  steps: [
    ["Watch", "See the lesson’s dialogue and count the sentences. Then watch it for the eyebrows alone."],
    [
      "Put it in order",
      "Time first, then the topic, then what you think of it: on paper you have time to try.",
    ],
    [
      "Tell your own",
      "Sign your Monday, your kitchen, your plans for Saturday. The answers are at the back.",
    ],
  ],
  highlights: [
    {
      title: "Word order you can move around",
      paragraphs: [
        "Every sentence comes in pieces, and you lay them out as ASL does. TOMORROW I WORK is easy. Seven sentences later you stop thinking in English.",
      ],
      file: "building-on-the-basics-of-asl-exercise",
      alt: "A page close up: “Exercise 1: which part comes first?”, parts of sentences with a line below each.",
    },
    {
      title: "Your own week, in gloss",
      paragraphs: [
        "The best sentences to practice are true ones. You fill in an ordinary Monday and sign the whole day, with the time before each thing.",
        "Then you change the time to last week, and see that the verb doesn’t mind.",
      ],
      file: "building-on-the-basics-of-asl-practice",
      alt: "A page called “Your own Monday” with a table to fill in, and a pencil lying on it.",
    },
  ],
  alts: {
    open: "Building on the Basics of ASL, closed, in front of the open book: lesson 2, “First when, then what”.",
    sample: "The first pages of the sample chapter, fanned out, its green cover on top.",
    closing: "The workbook Building on the Basics of ASL on a sand-colored table.",
  },
  searchText:
    "The printed workbook for Level 1B: time, topic and comment, your own week in gloss, five lessons, spiral bound. Ships to Canada and the United States.",
  keywords: ["ASL workbook level 1B", "ASL word order", "ASL practice"],
  related: ["course-level-1b", "book-asl-essentials-workbook-bundle", "book-elevating-your-signing-skills"],
});
