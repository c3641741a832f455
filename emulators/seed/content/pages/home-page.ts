import type { Page } from "@shop/schemas/generated/sanity.types.ts";
import { courseId } from "#seed/content/course-id.ts";
import { faqId } from "#seed/content/faq/faq-category.ts";
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import { courseReferences, reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const homePage = {
  _id: "page-home",
  _type: "page",
  title: "Home",
  path: "/",
  sections: [
    {
      _key: "hero",
      _type: "hero",
      eyebrow: "Online ASL courses for adults and kids",
      title: "Learn ASL from the people who live in it.",
      text: "Handshape teaches American Sign Language in video, at your own pace. A Deaf instructor teaches the adults. A Deaf actress teaches the kids.",
      ground: "sky",
      image: picture(
        "hero.webp",
        "An arm swings through the air. Thin outlines show where the hand has been, and a long arc shows where it goes.",
      ),
      links: keyed("link", [
        { _type: "namedLink", label: "Find your course", href: "/courses" },
        { _type: "namedLink", label: "Courses for kids", href: "/courses#Kids" },
      ]),
    },
    {
      _key: "stats",
      _type: "stats",
      title: "From the alphabet to a story of your own",
      items: keyed("fact", [
        { _type: "fact", value: "20", label: "lessons in the four adult levels" },
        { _type: "fact", value: "10", label: "hours of video in the complete bundle" },
        { _type: "fact", value: "7", label: "CEUs for all four levels" },
        { _type: "fact", value: "60", label: "videos in each kids course" },
      ]),
    },
    {
      _key: "begin",
      _type: "courseShelf",
      title: "Where to begin",
      text: "New to signing? Take Level 1A. Want all four levels? Take the bundle. Signing with a child? Start with Noor.",
      courses: courseReferences([
        courseId["complete-course-bundle"],
        courseId["level-1a-online-asl-course"],
        courseId["kids-asl-course-level-1a"],
      ]),
    },
    {
      _key: "steps",
      _type: "steps",
      title: "How a course works",
      items: keyed("step", [
        {
          _type: "feature",
          title: "Watch",
          description:
            "See every sign in a sentence, from a Deaf signer, facial expression and body included.",
          image: picture("steps/watch.webp"),
        },
        {
          _type: "feature",
          title: "Sign",
          description: "Try it yourself. Pause, go back and repeat until your hands stop thinking about it.",
          image: picture("steps/sign.webp"),
        },
        {
          _type: "feature",
          title: "Write and review",
          description:
            "Use the free digital PDF workbook for exercises, and come back to any lesson for a year or more.",
          image: picture("steps/review.webp"),
        },
      ]),
    },
    {
      _key: "instructors",
      _type: "instructors",
      title: "Your teachers are Deaf",
      people: keyed("person", [reference("instructor-elias-amadi"), reference("instructor-noor-lindqvist")]),
    },
    {
      _key: "workbooks",
      _type: "bookShelf",
      title: "Something to write in",
      text: "A digital PDF workbook comes free with each course. These are the printed ones, shipped to Canada and the United States.",
      kind: "own",
    },
    {
      _key: "questions",
      _type: "questions",
      title: "Before you begin",
      items: keyed("question", [
        reference(faqId("where-do-i-start")),
        reference(faqId("how-long-is-access")),
        reference(faqId("captions")),
        reference(faqId("refunds")),
      ]),
    },
    {
      _key: "call-to-action",
      _type: "callToAction",
      title: "Four levels, two years, one path.",
      text: "The Complete Course Bundle includes everything we teach adults and saves 25% over buying each level.",
      link: {
        _type: "namedLink",
        label: "See the complete bundle",
        href: "/courses/complete-course-bundle",
      },
    },
  ],
  meta: {
    _type: "metadata",
    title: "Handshape: learn American Sign Language online",
    description:
      "Online ASL courses taught by Deaf people. Four levels for adults, two for kids, each with a free digital PDF workbook. Learn at your own pace.",
    keywords: ["American Sign Language", "learn ASL online", "ASL courses", "Deaf teachers"],
    image: picture("share.png", "Handshape: learn American Sign Language from Deaf teachers."),
  },
} satisfies Seed<Page>;
