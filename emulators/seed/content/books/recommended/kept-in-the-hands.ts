import { recommendedBook } from "#seed/content/books/recommended-book.ts";

export const keptInTheHands = recommendedBook({
  handle: "kept-in-the-hands",
  bookId: "6",
  title: "Kept in the Hands",
  subtitle: "A short history of American Sign Language",
  author: "Ruth Valdarno",
  publisher: "Quillback House",
  format: "paperback",
  pages: 288,
  pagesInDetails: 304,
  isbn: "979-0-9999946-5-7",
  weight: "0.9 lb",
  dimensions: "5.5 × 8.25 × 0.8 in",
  price: "19.99",
  cover:
    "Cover of Kept in the Hands: an open hand engraved in dark red lines on old paper, inside a double frame.",
  description: [
    "ASL has no founder and no birthday. It has island villages where nearly everybody signed, a school that opened in Hartford in 1817, a teacher who came from Paris with another sign language in his hands, and children who mixed it all in the dormitory after the lights went out.",
    "Ruth Valdarno follows the language from there: through the Milan congress of 1880 and the long years in which signing was pushed out of classrooms, through the separate schools in which Black ASL took its own shape, to the 1960s, when linguists put on paper what signers had always known.",
    "### Why we recommend it",
    "A short history that leaves room for quarrels. Each chapter ends with what isn’t known, and with the names of the Deaf people who kept the record.",
  ],
  searchText:
    "How American Sign Language came to be: village signing, the Hartford school, the years it was forbidden, Black ASL, and the proof it’s a language.",
  keywords: ["ASL history", "Deaf history book", "American Sign Language origins"],
  related: ["book-enough-chairs-good-light", "course-level-2b"],
});
