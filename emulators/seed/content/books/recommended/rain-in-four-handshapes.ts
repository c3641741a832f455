import { recommendedBook } from "#seed/content/books/recommended-book.ts";

export const rainInFourHandshapes = recommendedBook({
  handle: "rain-in-four-handshapes",
  bookId: "7",
  title: "Rain in Four Handshapes",
  subtitle: "Notes on ASL poetry",
  author: "Imogen Tsai-Bell",
  publisher: "Saltgate Books",
  format: "paperback",
  pages: 112,
  isbn: "979-0-9999953-6-4",
  weight: "0.4 lb",
  dimensions: "5 × 7.5 × 0.4 in",
  price: "13.50",
  cover:
    "Cover of Rain in Four Handshapes: thin lines fall in four ways on pale blue, and one of them is red.",
  description: [
    "A poem in ASL can rhyme without a sound. It rhymes in handshapes: the same hand is rain, then a leaf, then the fingers of a child at the window. It has rhythm, and silence that can be seen.",
    "In forty short notes Imogen Tsai-Bell describes how such poems are made. She writes about poems that live on video and nowhere else, tells you where to watch each one, and then goes through it slowly, as one walks through a garden with the person who planted it.",
    "### Why we recommend it",
    "You don’t need to understand every sign to feel that something is well made. This book gives you words for it. Advanced students will find their role shift improved by page sixty.",
  ],
  searchText:
    "Forty short notes on how poems in ASL are made: rhyme in handshapes, rhythm, silence, and where to watch each poem on video.",
  keywords: ["ASL poetry", "sign language literature", "visual vernacular"],
  related: ["course-level-2b", "book-refining-your-asl-skills"],
});
