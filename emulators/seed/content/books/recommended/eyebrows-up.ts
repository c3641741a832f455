import { recommendedBook } from "#seed/content/books/recommended-book.ts";

export const eyebrowsUp = recommendedBook({
  handle: "eyebrows-up",
  bookId: "2",
  title: "Eyebrows Up",
  subtitle: "The grammar on your face",
  author: "Dov Harrigan",
  publisher: "Saltgate Books",
  format: "paperback",
  pages: 176,
  isbn: "979-0-9999918-1-6",
  weight: "0.6 lb",
  dimensions: "5.5 × 8 × 0.5 in",
  price: "16.50",
  cover: "Cover of Eyebrows Up: two thick black eyebrows and two round eyes on pink, one brow lifted higher.",
  description: [
    "Students of ASL look at the hands. Deaf people look at the face. This short book is about what happens there: the eyebrows that ask, the nod that agrees before the hands do, the cheeks that make a thing small or enormous.",
    "Each chapter takes one piece of the face, shows what it does to a sentence, and sends you to the mirror with six sentences to try. `YOU LIKE COFFEE` is in there eleven times, and means eleven things.",
    "### Why we recommend it",
    "Harrigan teaches what most courses leave for later, and does it without diagrams of muscles. Read it after your first lessons, when your hands are no longer the only thing you can think about.",
  ],
  searchText:
    "A short, funny book about the grammar of the face in ASL: eyebrows, nods, cheeks and gaze, with sentences to try in front of a mirror.",
  keywords: ["ASL grammar", "ASL facial expressions", "non-manual markers"],
  related: ["course-level-1a", "book-building-on-the-basics-of-asl"],
});
