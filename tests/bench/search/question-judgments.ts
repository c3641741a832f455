import { type Judgment, kidsCourses, hello, thankYou, mother, refund, gift, family } from "./grades.ts";

/** Synonyms, levels, questions, what the shop has, and words that are still being typed. */
export const questionJudgments: readonly Judgment[] = [
  // Synonyms
  { query: "mum", grades: mother },
  { query: "hi", grades: hello },
  { query: "toilet", grades: { "sign-bathroom": 3 } },
  { query: "dad", grades: { "sign-father": 3, "lesson-talk-about-your-family": 2 } },
  { query: "physician", grades: { "sign-doctor": 3 } },
  { query: "children", grades: kidsCourses },
  { query: "money back", grades: refund },
  { query: "coupon", grades: { "faq-discount-codes": 3 } },
  { query: "login", grades: { "faq-where-to-log-in": 3, "faq-forgot-password": 1 } },
  { query: "shipping", grades: { "faq-where-you-ship": 3, "metadata-books": 1 } },
  { query: "voucher", grades: { "faq-discount-codes": 2, "page-gift-code": 3, "faq-gift-code": 2 } },
  // Numbers and levels
  {
    query: "1a",
    grades: { "course-level-1a": 3, "course-kids-level-1a": 2, "book-getting-started-with-asl": 2 },
  },
  {
    query: "level 2",
    grades: {
      "course-level-2a": 3,
      "course-level-2b": 3,
      "book-elevating-your-signing-skills": 1,
      "book-refining-your-asl-skills": 1,
    },
  },
  {
    query: "level one",
    grades: {
      "course-level-1a": 3,
      "course-level-1b": 3,
      "course-kids-level-1a": 2,
      "course-kids-level-1b": 2,
    },
  },
  {
    query: "workbook level 1a",
    grades: {
      "book-getting-started-with-asl": 3,
      "book-asl-essentials-workbook-bundle": 2,
      "book-handshape-for-kids-levels-1a-1b": 2,
      "course-level-1a": 1,
    },
  },
  {
    query: "kids 1b",
    grades: {
      "course-kids-level-1b": 3,
      "course-kids-essentials-bundle": 2,
      "book-handshape-for-kids-levels-1a-1b": 2,
    },
  },
  { query: "10", grades: { "sign-ten": 3, "lesson-count-to-ten": 2 } },
  // Questions
  {
    query: "how do I ask for help",
    grades: { "sign-help": 3, "page-contact-us": 2, "lesson-keep-a-conversation-going": 1 },
  },
  { query: "how do i get my money back", grades: refund },
  { query: "where do I log in", grades: { "faq-where-to-log-in": 3 } },
  { query: "can i use my phone", grades: { "faq-phone-and-tablet": 3, "page-mobile-app": 3 } },
  { query: "how long do I have access", grades: { "faq-how-long-is-access": 3 } },
  { query: "what age is it for", grades: { "faq-ages": 3 } },
  {
    query: "which course should I start with",
    grades: { "faq-where-do-i-start": 3, "page-courses": 1, "course-level-1a": 1 },
  },
  { query: "do you ship to canada", grades: { "faq-where-you-ship": 3, "metadata-books": 1 } },
  {
    query: "how do I redeem a gift code",
    grades: { "page-gift-code": 3, "faq-gift-code": 3, "page-gifts": 1 },
  },
  { query: "forgot password", grades: { "faq-forgot-password": 3 } },
  { query: "how to get a deaf person's attention", grades: { "post-how-to-get-someones-attention": 3 } },
  { query: "how do i say thank you", grades: thankYou },
  { query: "difference between asl and english", grades: { "post-asl-is-not-english-on-the-hands": 3 } },
  { query: "who teaches", grades: { "faq-who-teaches": 3, "page-about-us": 2, "sign-teacher": 1 } },
  {
    query: "can my school pay",
    grades: {
      "faq-school-wallet": 3,
      "page-classroom-pricing": 3,
      "faq-classroom-price": 2,
      "faq-ways-to-pay": 1,
    },
  },
  // Something the shop has, or writes about
  { query: "refund", grades: refund },
  { query: "gift", grades: gift },
  {
    query: "kids",
    grades: {
      ...kidsCourses,
      "book-handshape-for-kids-levels-1a-1b": 2,
      "post-signing-with-kids-at-the-table": 2,
    },
  },
  { query: "discount", grades: { "faq-discount-codes": 3, "faq-bundle-savings": 2 } },
  {
    query: "alphabet",
    grades: { "lesson-spell-your-name": 3, "course-level-1a": 2, "page-free-lessons": 2 },
  },
  {
    query: "colors",
    grades: {
      "sign-red": 3,
      "sign-blue": 3,
      "sign-green": 3,
      "sign-yellow": 3,
      "sign-black": 3,
      "sign-white": 3,
      "sign-brown": 3,
    },
  },
  {
    query: "animals",
    grades: {
      "sign-dog": 3,
      "sign-cat": 3,
      "sign-bird": 3,
      "sign-fish": 3,
      "sign-horse": 3,
      "sign-butterfly": 3,
    },
  },
  {
    query: "deaf culture",
    grades: { "post-deaf-with-a-capital-d": 3, "post-how-to-get-someones-attention": 3, "metadata-blog": 2 },
  },
  { query: "practice", grades: { "post-fifteen-minutes-a-day": 3, "post-fingerspelling-without-fear": 1 } },
  { query: "app", grades: { "page-mobile-app": 3, "faq-phone-and-tablet": 2 } },
  { query: "affiliate", grades: { "page-affiliate-program": 3 } },
  { query: "privacy", grades: { "legal-privacy-policy": 3 } },
  { query: "CEU", grades: { "faq-ceus": 3, "legal-disclaimers": 1 } },
  {
    query: "bundle",
    grades: {
      "course-complete-bundle": 3,
      "course-essentials-bundle": 3,
      "faq-bundle-savings": 2,
      "course-kids-essentials-bundle": 2,
      "book-asl-essentials-workbook-bundle": 2,
    },
  },
  { query: "captions", grades: { "faq-captions": 3 } },
  { query: "baby", grades: { "sign-baby": 3, "book-a-house-full-of-hands": 3 } },
  { query: "poetry", grades: { "book-rain-in-four-handshapes": 3 } },
  { query: "history of asl", grades: { "book-kept-in-the-hands": 3 } },
  // While typing
  { query: "fam", grades: family },
  { query: "grandm", grades: { "sign-grandmother": 3 } },
  { query: "free les", grades: { "page-free-lessons": 3 } },
];
