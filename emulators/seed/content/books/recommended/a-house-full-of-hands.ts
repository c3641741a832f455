import { recommendedBook } from "#seed/content/books/recommended-book.ts";

export const aHouseFullOfHands = recommendedBook({
  handle: "a-house-full-of-hands",
  bookId: "8",
  title: "A House Full of Hands",
  subtitle: "A first year of signing with your Deaf baby",
  author: "Aline Mbeki-Strand",
  publisher: "Ninth Window Press",
  format: "paperback",
  pages: 224,
  isbn: "979-0-9999960-7-1",
  weight: "0.8 lb",
  dimensions: "6 × 8.5 × 0.6 in",
  price: "18.99",
  cover:
    "Cover of A House Full of Hands: a small sleeping face in a bowl made of two palms, under round brown letters.",
  description: [
    "Your baby is Deaf. People bring you leaflets. Aline Mbeki-Strand, a Deaf mother of three, brings you a language, one week at a time.",
    "There are fifty-two short chapters, each with a handful of signs for what you’re doing anyway: waking, washing, feeding, looking out of the window. Each one tells you where to hold your hands so that a baby can see them, what signing babies do with their fingers before they sign, and how to ask a Deaf neighbor for help without feeling like a guest.",
    "### Why we recommend it",
    "It’s warm and it’s practical, and it doesn’t tell you what to be afraid of. Grandparents can read it in an afternoon. Whatever else you decide for your child, language comes first, and it can begin today.",
  ],
  searchText:
    "Fifty-two short chapters for the first year with a Deaf baby: everyday signs, how to be seen, and how to find Deaf people who help.",
  keywords: ["signing with a Deaf baby", "ASL for parents", "Deaf child language"],
  related: ["course-level-1a", "course-essentials-bundle", "book-bear-waves-back"],
});
