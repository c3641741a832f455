/** One page of each kind, by the name of its screenshots. */
export const sitePages = {
  home: "/",
  courses: "/courses",
  course: "/courses/level-1b-online-asl-course",
  "course-bundle": "/courses/complete-course-bundle",
  gifts: "/gifts",
  "gift-code": "/gifts/gift-code",
  books: "/books",
  workbook: "/books/getting-started-with-asl",
  "recommended-book": "/books/look-it-up-by-hand",
  blog: "/blog",
  post: "/blog/five-parts-of-a-sign",
  dictionary: "/asl/dictionary",
  "compared-sign": "/asl/dictionary/mother",
  practice: "/asl/dictionary/practice",
  lessons: "/free-lessons/asl-level-1",
  lesson: "/free-lessons/asl-level-1/ask-yes-or-no",
  quizzes: "/quizzes",
  quiz: "/quizzes/which-course-should-i-start-with",
  "quiz-result":
    "/quizzes/which-course-should-i-start-with/results?opening=answer-1&question-1=answer-2&question-2=answer-1&question-3=answer-2&question-4=answer-4&question-5=answer-3&question-6=answer-2",
  "shared-score": "/quizzes/deaf-culture/results/7",
  questions: "/frequently-asked-questions",
  about: "/about-us",
  instructor: "/instructors/elias-amadi",
  contact: "/contact-us",
  "classroom-pricing": "/requests/classroom-pricing",
  "cookie-policy": "/legal/cookie-policy",
  search: "/search?q=family",
  "empty-cart": "/cart",
  "not-found": "/no-such-page",
} as const;

/** Pages that look like one above, which only `npm run soak` visits. */
export const similarPages = {
  "sold-out-workbook": "/books/refining-your-asl-skills",
  "signs-with-a-handshape": "/asl/dictionary/handshapes/index",
  affiliate: "/affiliate-program",
  "empty-search": "/search?q=submarine",
  "reviewed-course": "/courses/level-1a-online-asl-course",
  "kids-course": "/courses/kids-asl-course-level-1b",
  "chosen-books": "/books/only/kids/recommended",
  "workbook-editions": "/books/building-on-the-basics-of-asl",
  "blog-subject": "/blog/tags/grammar",
  "signs-of-a-letter": "/asl/dictionary/letters/w",
  sign: "/asl/dictionary/want",
  "quiz-with-pictures": "/quizzes/deaf-culture",
  refund: "/requests/refund",
  "mobile-app": "/mobile-app",
  "nearly-gone-workbook": "/books/elevating-your-signing-skills",
  "signs-of-a-category": "/asl/dictionary/categories/family",
  "signs-at-a-location": "/asl/dictionary/locations/chin",
  "signs-with-a-movement": "/asl/dictionary/movements/circle",
  "signs-of-a-part-of-speech": "/asl/dictionary/parts-of-speech/pronoun",
  "illustrated-lesson": "/free-lessons/asl-level-1/talk-about-your-family",
  "quiz-with-large-pictures": "/quizzes/asl-alphabet-and-numbers",
  "quiz-result-for-kids": "/quizzes/which-course-should-i-start-with/results?opening=answer-2",
} as const;

export const allPages = { ...sitePages, ...similarPages };

/** The pages whose wide layouts are the most different. `npm run soak` has a wide screenshot of every page. */
export const widePages = [
  "home",
  "courses",
  "course",
  "workbook",
  "post",
  "dictionary",
  "search",
] as const satisfies readonly (keyof typeof sitePages)[];
