/** A query, and the documents of the demonstration shop that answer it, by id: 3 is what's looked for, 2 helps, 1 is related. */
export interface Judgment {
  query: string;
  grades: Readonly<Record<string, 1 | 2 | 3>>;
}

const workbooks = {
  "book-getting-started-with-asl": 2,
  "book-building-on-the-basics-of-asl": 2,
  "book-elevating-your-signing-skills": 2,
  "book-refining-your-asl-skills": 2,
  "book-handshape-for-kids-levels-1a-1b": 2,
  "book-asl-essentials-workbook-bundle": 2,
} as const;

const kidsCourses = {
  "course-kids-level-1a": 3,
  "course-kids-level-1b": 3,
  "course-kids-essentials-bundle": 3,
} as const;

const hello = {
  "sign-hello": 3,
  "lesson-say-hello-and-thank-you": 2,
  "post-your-first-ten-signs": 1,
} as const;
const thankYou = { "sign-thank-you": 3, "lesson-say-hello-and-thank-you": 2 } as const;
const mother = { "sign-mother": 3, "lesson-talk-about-your-family": 2 } as const;
const refund = { "page-refund": 3, "faq-refunds": 3, "legal-terms": 1 } as const;
const fingerspelling = {
  "sign-fingerspell": 3,
  "post-fingerspelling-without-fear": 3,
  "lesson-spell-your-name": 2,
  "book-read-the-shape-not-the-letters": 2,
  "book-spell-it-to-the-moon": 2,
} as const;
const gift = {
  "page-gifts": 3,
  "page-gift-code": 2,
  "faq-how-gifts-work": 2,
  "faq-gift-delivery": 1,
} as const;
const family = {
  "sign-family": 3,
  "lesson-talk-about-your-family": 3,
  "sign-mother": 1,
  "sign-father": 1,
} as const;

/** Written before the search was built, by asking what a visitor who types these words wants to see. */
export const judgments: readonly Judgment[] = [
  // A sign, by its word or its gloss
  { query: "hello", grades: hello },
  { query: "thank you", grades: thankYou },
  { query: "THANK-YOU", grades: thankYou },
  { query: "mother", grades: mother },
  { query: "book", grades: { "sign-book": 3, "metadata-books": 3 } },
  { query: "eat", grades: { "sign-eat": 3, "lesson-order-food-and-drink": 2, "sign-drink": 1 } },
  { query: "where", grades: { "sign-where": 3, "lesson-ask-who-what-and-where": 2 } },
  { query: "name", grades: { "sign-name": 3, "lesson-spell-your-name": 2, "lesson-say-who-you-are": 2 } },
  { query: "family", grades: family },
  { query: "bathroom", grades: { "sign-bathroom": 3 } },
  { query: "doctor", grades: { "sign-doctor": 3, "sign-hospital": 1, "sign-sick": 1 } },
  { query: "happy", grades: { "sign-happy": 3, "lesson-say-how-you-feel": 2 } },
  { query: "love", grades: { "sign-love": 3, "lesson-say-how-you-feel": 1, "sign-like": 1 } },
  { query: "water", grades: { "sign-water": 3, "sign-drink": 1, "lesson-order-food-and-drink": 1 } },
  { query: "Deaf", grades: { "sign-deaf": 3, "post-deaf-with-a-capital-d": 3 } },
  { query: "cat", grades: { "sign-cat": 3 } },
  { query: "tomorrow", grades: { "sign-tomorrow": 3, "lesson-say-when-it-happens": 2 } },
  { query: "right now", grades: { "sign-now": 3 } },
  { query: "worn out", grades: { "sign-tired": 3 } },
  { query: "i love you", grades: { "sign-love": 3, "sign-i": 2, "sign-you": 2 } },
  { query: "T-I-N-A", grades: { "lesson-spell-your-name": 3, "lesson-say-who-you-are": 3, "sign-hello": 2 } },
  // Other forms of a word
  { query: "signs", grades: { "sign-sign": 3, "metadata-dictionary": 3, "post-your-first-ten-signs": 2 } },
  { query: "signing", grades: { "sign-sign": 3, "post-signing-with-kids-at-the-table": 2 } },
  { query: "signed", grades: { "sign-sign": 3 } },
  { query: "teachers", grades: { "sign-teacher": 3, "faq-who-teaches": 2, "page-about-us": 2 } },
  { query: "helping", grades: { "sign-help": 3 } },
  { query: "fingerspelled", grades: fingerspelling },
  { query: "refunds", grades: refund },
  {
    query: "workbooks",
    grades: { "metadata-books": 3, "faq-workbook-included": 2, "faq-printed-workbook": 2, ...workbooks },
  },
  {
    query: "feelings",
    grades: {
      "lesson-say-how-you-feel": 3,
      "sign-happy": 2,
      "sign-sad": 2,
      "sign-angry": 2,
      "sign-scared": 2,
      "sign-excited": 2,
    },
  },
  { query: "interpreters", grades: { "sign-interpret": 3 } },
  { query: "grandmothers", grades: { "sign-grandmother": 3 } },
  // Typing mistakes
  { query: "helo", grades: hello },
  { query: "thnak you", grades: thankYou },
  { query: "moter", grades: mother },
  { query: "fammily", grades: family },
  { query: "bathrom", grades: { "sign-bathroom": 3 } },
  { query: "tommorow", grades: { "sign-tomorrow": 3, "lesson-say-when-it-happens": 2 } },
  { query: "resturant", grades: { "sign-restaurant": 3 } },
  { query: "freind", grades: { "sign-friend": 3 } },
  { query: "refnud", grades: refund },
  { query: "fingerspeling", grades: fingerspelling },
  { query: "dicionary", grades: { "metadata-dictionary": 3 } },
  { query: "interpretor", grades: { "sign-interpret": 3 } },
  { query: "buterfly", grades: { "sign-butterfly": 3 } },
  { query: "yesturday", grades: { "sign-yesterday": 3, "lesson-say-when-it-happens": 2 } },
  { query: "gfit", grades: gift },
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
