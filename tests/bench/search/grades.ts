/** A query, and the documents of the demonstration shop that answer it, by id: 3 is what's looked for, 2 helps, 1 is related. */
export interface Judgment {
  query: string;
  grades: Readonly<Record<string, 1 | 2 | 3>>;
}

// Answers to several judged searches.

export const workbooks = {
  "book-getting-started-with-asl": 2,
  "book-building-on-the-basics-of-asl": 2,
  "book-elevating-your-signing-skills": 2,
  "book-refining-your-asl-skills": 2,
  "book-handshape-for-kids-levels-1a-1b": 2,
  "book-asl-essentials-workbook-bundle": 2,
} as const;

export const kidsCourses = {
  "course-kids-level-1a": 3,
  "course-kids-level-1b": 3,
  "course-kids-essentials-bundle": 3,
} as const;

export const hello = {
  "sign-hello": 3,
  "lesson-say-hello-and-thank-you": 2,
  "post-your-first-ten-signs": 1,
} as const;
export const thankYou = { "sign-thank-you": 3, "lesson-say-hello-and-thank-you": 2 } as const;
export const mother = { "sign-mother": 3, "lesson-talk-about-your-family": 2 } as const;
export const refund = { "page-refund": 3, "faq-refunds": 3, "legal-terms": 1 } as const;
export const fingerspelling = {
  "sign-fingerspell": 3,
  "post-fingerspelling-without-fear": 3,
  "lesson-spell-your-name": 2,
  "book-read-the-shape-not-the-letters": 2,
  "book-spell-it-to-the-moon": 2,
} as const;
export const gift = {
  "page-gifts": 3,
  "page-gift-code": 2,
  "faq-how-gifts-work": 2,
  "faq-gift-delivery": 1,
} as const;
export const family = {
  "sign-family": 3,
  "lesson-talk-about-your-family": 3,
  "sign-mother": 1,
  "sign-father": 1,
} as const;
