import { kidsWorkbookPolicies } from "#seed/content/books/policies.ts";
import { workbook } from "#seed/content/books/workbook.ts";

export const handshapeForKids = workbook({
  handle: "handshape-for-kids-levels-1a-1b",
  bookId: "14",
  orderInList: 5,
  title: "Handshape for Kids Levels 1A/1B",
  subtitle: "One workbook for both kids courses",
  audience: "kids",
  pages: 80,
  weight: "0.93 lb (420 g)",
  dimensions: "8.5 × 11 × 0.4 in",
  lessons: 10,
  pictures: [
    {
      file: "handshape-for-kids-levels-1a-1b",
      alt: "A spiral bound workbook in pink and coral: Handshape for Kids, 1A and 1B.",
    },
    {
      file: "handshape-for-kids-levels-1a-1b-inside",
      alt: "Inside: a lesson called “How do you feel today?”, and a page to draw movements on.",
    },
  ],
  policies: kidsWorkbookPolicies,
  disclaimer:
    "The pages go with the videos of Kids Level 1A and Kids Level 1B, which are sold separately. Grown-ups don’t need to know ASL.",
  steps: [
    ["Watch Noor", "One video at a time. She shows it, plays it, and asks you to join in."],
    ["Draw and tick", "Faces, families, animals and the weather, on thick paper made for markers."],
    ["Show a grown-up", "Every lesson ends with something to teach. You’re the teacher now."],
  ],
  highlights: [
    {
      title: "Faces come first",
      paragraphs: [
        "Happy, sad, cross, scared: children make the face, look in the mirror and draw it. The sign comes after, and then it’s right.",
      ],
      file: "handshape-for-kids-levels-1a-1b-exercise",
      alt: "A page close up: “Exercise 1: draw the face you made”, with big empty circles for happy and sad.",
    },
    {
      title: "Made to be shown around",
      paragraphs: [
        "A week of faces, a guessing game for five people, a page that a grandparent has to fill in. ASL is for talking with each other, so the book has something for everybody at the table.",
        "Big lines, and a wire that lets every page lie flat.",
      ],
      file: "handshape-for-kids-levels-1a-1b-practice",
      alt: "A page called “A week of faces” with eight circles to draw in, and a pencil lying on it.",
    },
  ],
  alts: {
    open: "Handshape for Kids, closed, in front of the open book: “How do you feel today?”.",
    sample: "The first pages of the sample chapter, fanned out, its pink cover on top.",
    closing: "The workbook Handshape for Kids on a pale blue table.",
  },
  searchText:
    "One printed ASL workbook for both kids courses: faces, games and things to teach a grown-up. Ships to Canada and the United States.",
  keywords: ["ASL workbook for kids", "sign language activities for kids", "kids ASL book"],
  related: ["course-kids-level-1a", "course-kids-level-1b", "book-bear-waves-back"],
});
