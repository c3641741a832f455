import { recommendedBook } from "#seed/content/books/recommended-book.ts";

export const enoughChairsGoodLight = recommendedBook({
  handle: "enough-chairs-good-light",
  bookId: "3",
  title: "Enough Chairs, Good Light",
  subtitle: "A memoir",
  author: "Celeste Amundsen-Wray",
  publisher: "Quillback House",
  format: "hardcover",
  pages: 264,
  isbn: "979-0-9999925-2-3",
  weight: "1.1 lb",
  dimensions: "5.8 × 8.5 × 1 in",
  price: "24.95",
  cover:
    "Cover of Enough Chairs, Good Light: a round table under a lamp, seen from above, with eleven chairs around it and a twelfth drawn back.",
  description: [
    "Celeste Amundsen-Wray grew up in a house where four generations signed and the kitchen table was never cleared, because somebody was always still telling something. When her hearing granddaughter asks her to write it all down, she wonders how to put a language of movement on paper, and begins with the table.",
    "What follows is a family in twenty-two conversations: the aunt who told jokes only with her eyebrows, the school that tied hands, the Deaf club on Thursday nights, the first telephone that could be read, and the slow goodbye at the door that’s the best part of every visit.",
    "### Why we recommend it",
    "It’s the book we give to people who ask what Deaf culture is. It never explains. You sit down, the light is good, and after a while you know.",
  ],
  searchText:
    "A memoir of four generations around one kitchen table: jokes, school, the Deaf club and long goodbyes, told by a Deaf grandmother.",
  keywords: ["Deaf memoir", "Deaf culture book", "Deaf family"],
  related: ["book-kept-in-the-hands", "book-the-doorbell-is-a-lamp"],
});
