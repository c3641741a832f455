import { workbook } from "#seed/content/books/workbook.ts";

export const elevatingYourSigning = workbook({
  handle: "elevating-your-signing-skills",
  bookId: "12",
  orderInList: 3,
  title: "Elevating your Signing Skills",
  subtitle: "The workbook for Level 2A",
  audience: "adult",
  pages: 112,
  pagesInDetails: 116,
  weight: "1.19 lb (540 g)",
  dimensions: "8.5 × 11 × 0.45 in",
  lessons: 5,
  pictures: [
    {
      file: "elevating-your-signing-skills",
      alt: "A spiral bound workbook in pine green: Elevating your Signing Skills, Level 2A.",
    },
    {
      file: "elevating-your-signing-skills-inside",
      alt: "Inside: a lesson called “A place for everyone”, and a page to draw movements on.",
    },
  ],
  disclaimer:
    "The exercises go with the videos of Level 2A, which is sold separately. Most of them need a partner, who doesn’t have to sign.",
  steps: [
    ["Watch", "See who’s placed where, and stop the video whenever somebody new arrives."],
    ["Draw it", "Rooms, streets and tables, as the signer sees them and as everybody else does."],
    ["Sign it back", "Sign your drawing to a partner, and let them draw it. Then compare."],
  ],
  highlights: [
    {
      title: "Turn the room around",
      paragraphs: [
        "In ASL a room is described as the signer sees it. Whoever watches has to turn it in their mind. You practice that with a pencil until it needs no pencil.",
      ],
      file: "elevating-your-signing-skills-exercise",
      alt: "A page close up: “Exercise 3: now turn the room around”, a list of furniture and two empty frames.",
    },
    {
      title: "Everyone keeps their place",
      paragraphs: [
        "Three people, three places, and a story that never needs a name twice. The exercises start with your own family and end at a crowded table.",
        "The page opposite always belongs to your partner.",
      ],
      file: "elevating-your-signing-skills-practice",
      alt: "A page called “Where does each person stand?” with a wide empty frame, and a pencil lying on it.",
    },
  ],
  alts: {
    open: "Elevating your Signing Skills, closed, in front of the open book: lesson 1, “A place for everyone”.",
    sample: "The first pages of the sample chapter, fanned out, its pine green cover on top.",
    closing: "The workbook Elevating your Signing Skills on a sand-colored table.",
  },
  searchText:
    "The printed workbook for Level 2A: space, classifiers and role shift on paper, to draw more than to write. Ships to Canada and the United States.",
  keywords: ["ASL workbook level 2", "ASL classifiers practice", "intermediate ASL workbook"],
  related: ["course-level-2a", "book-refining-your-asl-skills", "book-the-doorbell-is-a-lamp"],
});
