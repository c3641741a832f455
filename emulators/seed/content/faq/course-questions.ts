import { faqCategory } from "#seed/content/faq/faq-category.ts";

export const courseQuestions = faqCategory("courses", [
  {
    slug: "where-do-i-start",
    question: "Which course should I start with?",
    answer: [
      "Nearly every adult starts with [Level 1A](/courses/level-1a-online-asl-course). It begins with the alphabet and needs no experience. Children start with [Kids Level 1A](/courses/kids-asl-course-level-1a).",
      "If you can already hold a short conversation, with questions on your face, look at Level 1B. Each course page says which courses come before it.",
    ],
  },
  {
    slug: "who-teaches",
    question: "Who teaches the courses?",
    answer: [
      "Deaf people. Elias Amadi, a Deaf instructor, teaches the adult courses. Noor Lindqvist, a Deaf actress, teaches the kids courses. [Read more about us](/about-us).",
    ],
  },
  {
    slug: "ages",
    question: "What ages are the courses for?",
    answer: [
      "The adult courses are for ages 15 to 100.",
      "The kids courses are for ages 8 to 15. Younger children, from about 5, enjoy them too when a grown-up sits beside them.",
    ],
  },
  {
    slug: "how-long-is-access",
    question: "How long can I watch a course?",
    answer: [
      "One year for a single course, for a kids course and for an Essentials bundle. Two years for the Complete Course Bundle.",
      "While your access lasts you can watch every lesson as often as you like, at the times that suit you.",
    ],
  },
  {
    slug: "how-much-time",
    question: "How long does a course take?",
    answer: [
      "A single adult course has 5 lessons with 2.5+ hours of video and takes most people about 5 weeks. The Essentials bundle takes about 10 weeks, with 5 hours of video. The Complete Course Bundle takes about 20 weeks, with 20 lessons and 10 hours of video.",
      "Each kids course has 60 videos, and children go as fast as they like.",
    ],
  },
  {
    slug: "ceus",
    question: "Do I get CEUs?",
    answer: [
      "Yes, with the adult courses. CEUs are continuing education units, which some employers and licensing bodies ask for.",
      "- Level 1A and Level 1B: 1.5 each",
      "- Level 2A and Level 2B: 2 each",
      "- ASL Essentials Bundle: 3",
      "- Complete Course Bundle: 7",
      "Ask your own licensing body whether it accepts them before you enroll. The kids courses carry none.",
    ],
  },
  {
    slug: "captions",
    question: "Is there any sound in the lessons?",
    answer: [
      "You need no sound for any of them. Our teachers sign, and nothing that matters is only said aloud. Where a video has speech, it has captions.",
    ],
  },
  {
    slug: "order-of-levels",
    question: "Can I skip a level?",
    answer: [
      "We’d rather you didn’t. Level 1B uses what 1A taught, Level 2A uses both, and Level 2B uses all three. Kids Level 1B follows Kids Level 1A.",
      "If you learned elsewhere, look at the list of topics on the course page. If you can do all of them, you’re ready for the next level.",
    ],
  },
]);
