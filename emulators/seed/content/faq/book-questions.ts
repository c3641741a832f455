import { faqCategory } from "#seed/content/faq/faq-category.ts";

export const bookQuestions = faqCategory("books", [
  {
    slug: "workbook-included",
    question: "Is there a workbook with my course?",
    answer: [
      "Yes. A digital PDF workbook is included free with each course, for adults and for kids. You can read it on a screen or print the pages you want to write on.",
    ],
  },
  {
    slug: "printed-workbook",
    question: "Then why do you sell printed workbooks?",
    answer: [
      "Because many people like to write on paper that lies flat. The printed workbooks are spiral bound and follow the same lessons as the PDF. You don’t need one to take a course.",
    ],
  },
  {
    slug: "where-you-ship",
    question: "Where do you ship books?",
    answer: [
      "To addresses in Canada and the United States. Allow 3 to 6 business days in the United States and 5 to 10 in Canada; most packages leave the day after the order.",
      "Courses, gift codes, and PDF workbooks are delivered online, so you can get them anywhere.",
    ],
  },
  {
    slug: "other-peoples-books",
    question: "Can I buy the recommended books from you?",
    answer: [
      "No. We recommend books by others because they’re good, and link to a bookstore that sells them. That shop takes your order, ships the book and handles returns. If you buy through our link, we may earn a small commission at no cost to you.",
    ],
  },
  {
    slug: "sample-chapter",
    question: "Can I look inside a workbook first?",
    answer: [
      "Yes. Each of our workbooks has a sample chapter as a PDF on its page. Open it from the [book shelf](/books).",
    ],
  },
]);
