import type { PageMetadata } from "@shop/schemas/generated/sanity.types.ts";
import type { Seed } from "#seed/content/seed-document.ts";

/** What search engines read of routes that are no page of their own. */
export const pageMetadata = [
  {
    _id: "metadata-cart",
    _type: "pageMetadata",
    path: "/cart",
    meta: {
      _type: "metadata",
      title: "Your cart",
      description:
        "What you’ve chosen, what it costs in US or Canadian dollars, and the way to the checkout.",
    },
  },
  {
    _id: "metadata-books",
    _type: "pageMetadata",
    path: "/books",
    meta: {
      _type: "metadata",
      title: "ASL workbooks and books we recommend",
      description:
        "Our own spiral-bound workbooks for every level, shipped to Canada and the United States, and good books on ASL and Deaf life by others.",
      keywords: ["ASL workbook", "ASL books", "sign language books"],
    },
  },
  {
    _id: "metadata-blog",
    _type: "pageMetadata",
    path: "/blog",
    meta: {
      _type: "metadata",
      title: "Blog: learning ASL, Deaf culture, signing with kids",
      description:
        "Deaf writers on grammar, practice, manners and families: how questions work, how to get attention, and what to do in fifteen minutes a day.",
      keywords: ["ASL blog", "Deaf culture", "learn ASL"],
    },
  },
  {
    _id: "metadata-frequently-asked-questions",
    _type: "pageMetadata",
    path: "/frequently-asked-questions",
    meta: {
      _type: "metadata",
      title: "Frequently asked questions",
      description:
        "Answers about our ASL courses, gifts, books, schools, orders and signing in: access, CEUs, shipping, refunds and currencies.",
      keywords: ["ASL course questions", "FAQ"],
    },
  },
  {
    _id: "metadata-dictionary",
    _type: "pageMetadata",
    path: "/asl/dictionary",
    meta: {
      _type: "metadata",
      title: "ASL dictionary: common signs described",
      description:
        "Look up common signs of American Sign Language by English word or subject: handshape, palm, location, movement, face, and sentences that use them.",
      keywords: ["ASL dictionary", "sign language dictionary", "ASL signs"],
    },
  },
  {
    _id: "metadata-quizzes",
    _type: "pageMetadata",
    path: "/quizzes",
    meta: {
      _type: "metadata",
      title: "ASL quizzes: find your level",
      description:
        "Short quizzes about ASL and Deaf culture, each answer with an explanation. One of them tells you which course to start with.",
      keywords: ["ASL quiz", "ASL placement test", "Deaf culture quiz"],
    },
  },
  {
    _id: "metadata-search",
    _type: "pageMetadata",
    path: "/search",
    meta: {
      _type: "metadata",
      title: "Search",
      description: "Find courses, signs, free lessons, books, posts and answers by any word in them.",
    },
  },
] satisfies Seed<PageMetadata>[];
