import type { Page } from "@shop/schemas/generated/sanity.types.ts";
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const aboutUsPage = {
  _id: "page-about-us",
  _type: "page",
  title: "About us",
  path: "/about-us",
  sections: [
    {
      _key: "hero",
      _type: "hero",
      eyebrow: "About Handshape",
      title: "A language belongs to the people who live in it.",
      text: "Handshape is a Deaf-led school for American Sign Language. Deaf people plan the lessons, stand in front of the camera and check every gloss.",
      ground: "sand",
      image: picture(
        "pages/about-us.webp",
        "Three arms in different skin tones and sleeves reach up side by side. A long arc joins their fingertips.",
      ),
      links: keyed("link", [
        { _type: "namedLink", label: "Find your course", href: "/courses" },
        { _type: "namedLink", label: "Read our blog", href: "/blog" },
      ]),
    },
    {
      _key: "why",
      _type: "prose",
      title: "Why we teach",
      body: story(
        "Every week someone asks one of us where they can learn to sign. A new neighbor. A grandmother whose grandson is Deaf. A nurse who has had enough of pointing. They have found lists of words on the internet, often signed by people who learned them from another list.",
        "We wanted to be able to send them somewhere. To whole sentences and not to lists. To faces, because much of the grammar is there. To Deaf teachers, because you can’t learn a language without its people, or its manners, or its jokes.",
        "> You didn’t learn your first language from a chart. You learned it from someone who looked at you and waited.",
        "So we made the courses we would want for our own families.",
      ),
    },
    {
      _key: "instructors",
      _type: "instructors",
      title: "The people you’ll learn from",
      people: keyed("person", [reference("instructor-elias-amadi"), reference("instructor-noor-lindqvist")]),
    },
    {
      _key: "how",
      _type: "pictureAndText",
      title: "How we make a lesson",
      body: richText(
        "A lesson begins as a conversation between two Deaf people. We sign it again and again, until it looks like something that could happen at a bus stop.",
        "Only then do we take it apart: which signs are new, what the face does, where a learner will get stuck. We film it with the hands and the face in good light, and nothing over them. June turns it into exercises for the workbook.",
        "The arcs you see on our covers are how we draw movement on paper. A dot where a sign starts, a line that shows its way, an arrowhead where it ends. They’re our signature, and they don’t replace a teacher.",
      ),
      image: picture(
        "pages/about-us-lesson.webp",
        "A storyboard of four frames. In each of them a hand is a little further along the same arc.",
      ),
      side: "right",
    },
    {
      _key: "stats",
      _type: "stats",
      title: "What there is to learn",
      items: keyed("fact", [
        { _type: "fact", value: "4", label: "levels for adults, ages 15 to 100" },
        { _type: "fact", value: "20", label: "lessons in the complete bundle" },
        { _type: "fact", value: "2", label: "courses for kids" },
        { _type: "fact", value: "60", label: "videos in each kids course" },
      ]),
    },
    {
      _key: "promises",
      _type: "steps",
      title: "What you can hold us to",
      items: keyed("promise", [
        {
          _type: "feature",
          title: "Deaf people teach",
          description:
            "In front of the camera and behind it. When we’re asked to recommend someone else, we recommend Deaf teachers.",
        },
        {
          _type: "feature",
          title: "Nothing is only for ears",
          description:
            "Lessons need no sound. Where something is spoken, it has captions. You can write to us or send a video in ASL.",
        },
        {
          _type: "feature",
          title: "We say what we can prove",
          description:
            "Hours, lessons, CEUs and years of access are stated on every course page. We don’t promise fluency in a number of days.",
        },
      ]),
    },
    {
      _key: "call-to-action",
      _type: "callToAction",
      title: "Start with a free lesson.",
      text: "See how we teach before you buy anything. The first lessons are open to everyone.",
      link: { _type: "namedLink", label: "Open the free lessons", href: "/free-lessons/asl-level-1" },
    },
  ],
  meta: {
    _type: "metadata",
    title: "About us, a Deaf-led ASL school",
    description:
      "Who teaches American Sign Language here and why: Deaf teachers, whole sentences and lessons that need no sound.",
    keywords: ["Deaf-led ASL school", "Deaf ASL teachers", "about Handshape"],
  },
} satisfies Seed<Page>;
