import { recommendedBook } from "#seed/content/books/recommended-book.ts";

export const theDoorbellIsALamp = recommendedBook({
  handle: "the-doorbell-is-a-lamp",
  bookId: "4",
  title: "The Doorbell Is a Lamp",
  subtitle: "How Deaf people build, light and furnish a home",
  author: "Henrike Solano-Ferch",
  publisher: "Ninth Window Press",
  format: "hardcover",
  pages: 208,
  isbn: "979-0-9999932-3-0",
  weight: "2.2 lb",
  dimensions: "8.5 × 10.5 × 0.9 in",
  price: "30.00",
  cover:
    "Cover of The Doorbell Is a Lamp: a dark house front at night, and a yellow line from the bell at the door to the one lit window.",
  stats: [
    ["Inside", "40 homes"],
    ["Drawn", "To scale"],
  ],
  description: [
    "A room that works for signing is a room where people can see each other. That sounds simple. Then you try to buy a sofa.",
    "Henrike Solano-Ferch, a Deaf architect, visited forty homes and drew each one to scale: round tables, wide doorways so that two can walk and sign, mirrors that show who comes in, floors that carry the stamp of a foot, kitchens that face the room, and every way that people have found to turn a doorbell into light.",
    "### Why we recommend it",
    "It treats what Deaf people know about space as knowledge, not as adaptation. Hearing readers tell us that they have moved their lamps.",
  ],
  searchText:
    "Forty Deaf homes, visited and drawn to scale by a Deaf architect: sight lines, light, round tables and doorbells that can be seen.",
  keywords: ["Deaf space", "Deaf architecture", "Deaf home design"],
  related: ["book-enough-chairs-good-light"],
  otherEdition: {
    name: "The Doorbell Is a Lamp: poster of forty floor plans",
    path: "the-doorbell-is-a-lamp-poster",
  },
});
