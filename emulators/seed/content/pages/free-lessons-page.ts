import type { Page } from "@shop/schemas/generated/sanity.types.ts";
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const freeLessonsPage = {
  _id: "page-free-lessons",
  _type: "page",
  title: "Free ASL lessons",
  path: "/free-lessons/asl-level-1",
  sections: [
    {
      _key: "hero",
      _type: "hero",
      eyebrow: "Free lessons, ASL level 1",
      title: "Begin tonight. It costs nothing.",
      text: "Short lessons for the first weeks: the alphabet, greetings, questions and the people around you. No account, no card.",
      ground: "adult-1",
      image: picture(
        "pages/free-lessons.webp",
        "Twelve numbered circles climb one long arc. The first three are filled.",
      ),
      links: keyed("link", [
        {
          _type: "namedLink",
          label: "Start with lesson 1",
          href: "/free-lessons/asl-level-1/spell-your-name",
        },
        { _type: "namedLink", label: "Look up a sign", href: "/asl/dictionary" },
      ]),
    },
    {
      _key: "lessons",
      _type: "lessonShelf",
      title: "The lessons",
      text: "Take them in order. Each one uses what the one before it taught.",
      level: "asl-level-1",
    },
    {
      _key: "how",
      _type: "prose",
      title: "How to use them",
      body: story(
        "Read a lesson once. Then stand up, put the page where you can see it, and go through it with your hands. Each lesson ends with a few things to try on your own or with somebody.",
        "Words in `CAPITALS` are glosses: names for signs, in the order in which they’re signed. A gloss can’t show how a sign is made. Look it up in the [dictionary](/asl/dictionary), where its handshape, place and movement are described.",
        "One lesson every two or three days is a good pace. If you like plans, here is [one for fifteen minutes a day](/blog/fifteen-minutes-a-day).",
        "Curious what you know already? Take a [quiz](/quizzes). It shows you the right answer each time, and why.",
        "> Don’t wait until you’re good. Sign badly to somebody this week.",
      ),
    },
    {
      _key: "email-signup",
      _type: "emailSignup",
      title: "Hear about the next lesson",
      text: "One email when there’s a new lesson, and now and then a word about courses and books.",
    },
    {
      _key: "call-to-action",
      _type: "callToAction",
      title: "When you want more",
      text: "Level 1A starts in the same place and goes a good deal further: five lessons, 2.5+ hours of video, and a Deaf instructor who shows you every sign in a sentence.",
      link: { _type: "namedLink", label: "See Level 1A", href: "/courses/level-1a-online-asl-course" },
    },
  ],
  meta: {
    _type: "metadata",
    title: "Free ASL lessons for beginners, level 1",
    description:
      "Learn your first American Sign Language for free: short lessons on the alphabet, greetings, questions and people. No account needed.",
    keywords: ["free ASL lessons", "learn sign language free", "ASL for beginners"],
  },
} satisfies Seed<Page>;
