import { workbook } from "#seed/content/books/workbook.ts";

export const workbookBundle = workbook({
  handle: "asl-essentials-workbook-bundle",
  bookId: "15",
  orderInList: 6,
  title: "ASL Essentials Workbook Bundle",
  subtitle: "The workbooks for Levels 1A and 1B",
  audience: "adult",
  pages: 200,
  weight: "2.16 lb (980 g)",
  dimensions: "8.5 × 11 × 0.8 in",
  lessons: 10,
  pictures: [
    {
      file: "asl-essentials-workbook-bundle",
      alt: "Two spiral bound workbooks, for Level 1A and Level 1B.",
    },
    {
      file: "getting-started-with-asl-inside",
      alt: "Inside the first: a lesson called “Questions are on the face”, and a page to draw movements on.",
    },
    {
      file: "building-on-the-basics-of-asl-inside",
      alt: "Inside the second: a lesson called “First when, then what”, and a page to draw movements on.",
    },
  ],
  disclaimer:
    "Two books in one parcel. The exercises go with the videos of Levels 1A and 1B, which are sold separately.",
  steps: [
    ["Begin with Level 1A", "Letters, names, greetings and questions: one lesson a week is a good pace."],
    ["Go on with Level 1B", "Time, topic, home and food. You’ll meet your own earlier pages again."],
    ["Look back", "After ten lessons, sign the first exercise once more. You’ll see what changed."],
  ],
  highlights: [
    {
      title: "First the face",
      paragraphs: [
        "Getting Started with ASL begins where English leaves off: with eyebrows, gaze and the shape of a question.",
      ],
      file: "getting-started-with-asl-exercise",
      alt: "A page of the first book close up: “Exercise 1: up or down?”, ten questions with circles to tick.",
    },
    {
      title: "Then the order",
      paragraphs: [
        "Building on the Basics of ASL takes sentences apart and puts them together as ASL does: when, what, and what about it.",
      ],
      file: "building-on-the-basics-of-asl-exercise",
      alt: "A page of the second book close up: “Exercise 1: which part comes first?”, parts of sentences to put in order.",
    },
  ],
  alts: {
    open: "Both workbooks side by side: Getting Started with ASL and Building on the Basics of ASL.",
    sample:
      "The first pages of the sample, fanned out, a cover with the movements of Levels 1A and 1B on top.",
    closing: "The two workbooks of the bundle, one on the other.",
  },
  searchText:
    "Both beginner workbooks in one parcel, for Levels 1A and 1B: ten lessons of exercises, spiral bound. Ships to Canada and the United States.",
  keywords: ["ASL workbook bundle", "ASL essentials", "beginner ASL workbooks"],
  related: [
    "course-essentials-bundle",
    "book-getting-started-with-asl",
    "book-building-on-the-basics-of-asl",
  ],
});
