import { recommendedBook } from "#seed/content/books/recommended-book.ts";

export const readTheShapeNotTheLetters = recommendedBook({
  handle: "read-the-shape-not-the-letters",
  bookId: "5",
  title: "Read the Shape, Not the Letters",
  subtitle: "Fingerspelling at full speed",
  author: "Jonah Lisowski-Grant",
  publisher: "Saltgate Books",
  format: "Spiral bound",
  pages: 120,
  isbn: "979-0-9999939-4-0",
  weight: "0.7 lb",
  dimensions: "6 × 8 × 0.6 in",
  price: "14.95",
  cover:
    "Cover of Read the Shape, Not the Letters: READ THE SHAPE in black on acid yellow, eight times, each time tighter until it’s a block.",
  description: [
    "You know the manual alphabet. Somebody spells their name, and you catch the first letter, the last one and a blur. You aren’t slow: you’re reading letters, and fast spelling isn’t made of letters. It has an outline, as a printed word has one, and the outline can be learned.",
    "In twelve weeks this book takes you from outlines of three letters to names, places and the words that ASL borrows from English. Each exercise is a page long. You need a friend who spells, or the free videos that go with the book.",
    "### Why we recommend it",
    "It’s the only practice we know that gets easier the less you try. The pages turn over on a wire, so the book stands up by itself while your hands are busy.",
  ],
  searchText:
    "A twelve-week practice book for reading fast fingerspelling in ASL: see the outline of a word instead of chasing each letter.",
  keywords: ["ASL fingerspelling practice", "read fingerspelling", "ASL alphabet"],
  related: ["course-level-1a", "book-look-it-up-by-hand"],
});
