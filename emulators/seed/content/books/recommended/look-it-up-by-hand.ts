import { recommendedBook } from "#seed/content/books/recommended-book.ts";

export const lookItUpByHand = recommendedBook({
  handle: "look-it-up-by-hand",
  bookId: "1",
  title: "Look It Up by Hand",
  subtitle: "An ASL reference: 800+ signs, found by their handshape",
  author: "Tamsin Okafor-Reyes",
  publisher: "Ninth Window Press",
  format: "paperback",
  pages: 334,
  isbn: "979-0-9999911-0-6",
  weight: "1.4 lb",
  dimensions: "7 × 9 × 0.8 in",
  price: "21.99",
  cover:
    "Cover of Look It Up by Hand: the title in heavy black over rows of small colored marks, each row with a thumb cut of its color.",
  stats: [
    ["Inside", "800+ signs"],
    ["To find one", "3 steps"],
  ],
  description: [
    "Most sign dictionaries begin with English. That helps when you have the word and want the sign. It doesn’t help when you saw a sign at dinner and have wondered ever since what it was.",
    "This one begins with the hand. You look for the handshape you saw, then for the place where it was, then for the way it moved, and there it is: one of more than 800 signs, each with the meanings it can have, a sentence in gloss and in English, and a note where signers in different regions differ.",
    "### Why we recommend it",
    "Searching by handshape trains the eye. After a month you’ll notice handshapes you never saw before, and that’s half of reading a language. No book can show movement, so keep a video dictionary next to it.",
  ],
  searchText:
    "A dictionary of ASL that begins with the handshape you saw: more than 800 signs in three steps, with meanings, sentences and regional notes.",
  keywords: ["ASL dictionary", "ASL handshapes", "sign language reference"],
  related: ["book-getting-started-with-asl", "course-level-1a", "book-read-the-shape-not-the-letters"],
  otherEdition: {
    name: "Look It Up by Hand: pocket edition",
    path: "look-it-up-by-hand-pocket-edition",
  },
});
