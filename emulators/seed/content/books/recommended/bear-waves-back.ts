import { recommendedBook } from "#seed/content/books/recommended-book.ts";

export const bearWavesBack = recommendedBook({
  handle: "bear-waves-back",
  bookId: "9",
  title: "Bear Waves Back",
  subtitle: "A picture book",
  author: "Pilar Nyhaug",
  audience: "kids",
  publisher: "Tall Thistle Books",
  format: "paperback",
  pages: 32,
  pagesInDetails: 40,
  isbn: "979-0-9999967-8-1",
  weight: "0.3 lb",
  dimensions: "8 × 10 × 0.1 in",
  price: "7.99",
  cover:
    "Cover of Bear Waves Back: a big brown bear lifts a paw behind dark green trees, before a yellow sky.",
  description: [
    "Everybody calls Bear. The birds call, the fox calls, the river calls all day long. Bear doesn’t turn around. Bear must be very proud, they say.",
    "Then a small girl stands at the edge of the wood and waves. And Bear waves back.",
    "A picture book about a Deaf bear and the first one who thought of being seen. There are hardly any words in it, and the ones there are can be signed: the last pages show a grown-up how to tell the story with hands and face.",
    "### Why we recommend it",
    "For ages 3 to 7, and for every child who has called and called. Ours want the page with the river again.",
  ],
  searchText:
    "A picture book about a Deaf bear whom everybody calls and nobody waves to, until a girl does. With notes for telling it in ASL.",
  keywords: ["Deaf picture book", "ASL book for kids", "Deaf children’s book"],
  related: ["course-kids-level-1a", "book-spell-it-to-the-moon", "book-handshape-for-kids-levels-1a-1b"],
});
