import type { Page } from "@shop/schemas/generated/sanity.types.ts";
import { courseId } from "#seed/content/course-id.ts";
import { faqId } from "#seed/content/faq/faq-category.ts";
import { keyed } from "#seed/content/keyed.ts";
import { courseReferences, reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const coursesPage = {
  _id: "page-courses",
  _type: "page",
  title: "ASL Courses",
  path: "/courses",
  sections: [
    {
      _key: "hero",
      _type: "hero",
      eyebrow: "ASL courses",
      title: "Find the level that fits you.",
      text: "Four levels for ages 15 to 100, two courses for kids, and bundles for each. Each course comes with a free digital PDF workbook.",
      links: keyed("link", [
        { _type: "namedLink", label: "Courses for adults", href: "/courses#Bundled" },
        { _type: "namedLink", label: "Courses for kids", href: "/courses#Kids" },
      ]),
    },
    {
      _key: "adults",
      _type: "courseShelf",
      anchor: "Bundled",
      title: "For adults, ages 15 to 100",
      text: "Four levels that build on each other, taught by Elias Amadi. Take them one at a time or together for less.",
      courses: courseReferences([
        courseId["level-1a-online-asl-course"],
        courseId["level-1b-online-asl-course"],
        courseId["level-2a-online-asl-course"],
        courseId["level-2b-online-asl-course"],
        courseId["complete-course-bundle"],
        courseId["asl-essentials-bundle"],
      ]),
    },
    {
      _key: "kids",
      _type: "courseShelf",
      anchor: "Kids",
      title: "For kids",
      text: "Sixty videos in each course, full of scenes and games, with Deaf actress Noor Lindqvist.",
      courses: courseReferences([
        courseId["kids-asl-course-level-1a"],
        courseId["kids-asl-course-level-1b"],
        courseId["asl-essentials-bundle-for-kids"],
      ]),
    },
    {
      _key: "compare",
      _type: "courseComparison",
      title: "Compare the levels",
      text: "Every level side by side: what you can do at the end, how long it takes, and what it costs.",
      courses: courseReferences([
        courseId["level-1a-online-asl-course"],
        courseId["level-1b-online-asl-course"],
        courseId["level-2a-online-asl-course"],
        courseId["level-2b-online-asl-course"],
        courseId["kids-asl-course-level-1a"],
        courseId["kids-asl-course-level-1b"],
      ]),
    },
    {
      _key: "which-level",
      _type: "steps",
      title: "Which level is mine?",
      items: keyed("step", [
        {
          _type: "feature",
          title: "I’m new to ASL",
          description: "Take Level 1A. It begins with the alphabet and needs no experience.",
        },
        {
          _type: "feature",
          title: "I can introduce myself and ask simple questions",
          description: "Take Level 1B. It covers daily life, word order and longer conversations.",
        },
        {
          _type: "feature",
          title: "I can talk about my day",
          description: "Take Level 2A. It teaches space, classifiers and role shift.",
        },
        {
          _type: "feature",
          title: "I can describe places and retell what happened",
          description: "Take Level 2B. It’s for stories, opinions and a natural pace.",
        },
      ]),
    },
    {
      _key: "questions",
      _type: "questions",
      title: "Before you enroll",
      items: keyed("question", [
        reference(faqId("order-of-levels")),
        reference(faqId("how-much-time")),
        reference(faqId("ceus")),
        reference(faqId("ages")),
        reference(faqId("bundle-savings")),
      ]),
    },
    {
      _key: "call-to-action",
      _type: "callToAction",
      title: "Not sure where to start?",
      text: "Ten questions, about four minutes. You’ll know which level fits you, what comes before it, and which free lessons to try first.",
      link: {
        _type: "namedLink",
        label: "Find your level",
        href: "/quizzes/which-course-should-i-start-with",
      },
    },
  ],
  meta: {
    _type: "metadata",
    title: "ASL courses for adults and kids",
    description:
      "Compare online ASL courses: four levels for adults with a Deaf instructor, two kids courses with a Deaf actress, and bundles that save 10% or 25%.",
    keywords: ["ASL courses", "ASL levels", "ASL for kids", "ASL course bundle"],
  },
} satisfies Seed<Page>;
