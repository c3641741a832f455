import { recommendedBook } from "#seed/content/books/recommended-book.ts";

export const spellItToTheMoon = recommendedBook({
  handle: "spell-it-to-the-moon",
  bookId: "10",
  title: "Spell It to the Moon",
  subtitle: "Thirty fingerspelling games",
  author: "Kit Obuya-Marsh",
  audience: "kids",
  publisher: "Tall Thistle Books",
  format: "Spiral bound",
  pages: 96,
  isbn: "979-0-9999974-9-8",
  weight: "0.6 lb",
  dimensions: "7 × 7 × 0.5 in",
  price: "11.99",
  cover:
    "Cover of Spell It to the Moon: the letters of “spell it” climb on colored balls through a starry sky to a big yellow moon.",
  stats: [
    ["Inside", "30 games"],
    ["To play", "2 to 8 people"],
  ],
  description: [
    "Thirty games for hands that know the alphabet, or almost. Some take two minutes at a bus stop. Some fill a rainy afternoon. One needs a flashlight, one needs a cake, and one can only be played from opposite sides of the street.",
    "They begin with names of three letters and end with a race to the moon, in which every word must begin with the last letter of the one before. Nobody is out in these games: whoever loses a round becomes the one who spells.",
    "### Why we recommend it",
    "Children learn fingerspelling when they have something to spell. Our teachers have played most of these with classes, and nobody asked when the lesson was over.",
  ],
  searchText:
    "Thirty fingerspelling games for children and families who know the manual alphabet, or almost: at the bus stop, in the rain, across a street.",
  keywords: ["fingerspelling games", "ASL games for kids", "ASL alphabet for kids"],
  related: ["course-kids-level-1a", "course-kids-level-1b", "book-bear-waves-back"],
});
