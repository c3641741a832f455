import { adultAges } from "#seed/content/course-ages.ts";
import { giftMeta } from "#seed/content/course-gifts.ts";
import { courseAddress } from "#seed/content/course-id.ts";
import { keyed } from "#seed/content/keyed.ts";
import { lessonReference } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { SeedCourse } from "#seed/content/seed-document.ts";
import { sampleReviews } from "#seed/content/sample-reviews.ts";
import { accessQuestion, ceuQuestion, workbookQuestion } from "#seed/content/shared-questions.ts";
import { coursePreview } from "#seed/content/videos/course-preview.ts";

export const level1A = {
  ...courseAddress("level-1a-online-asl-course"),
  title: "Level 1A",
  subtitle: "Getting started with ASL",
  description:
    "Your first five lessons in American Sign Language: spell your name, greet people, ask and answer simple questions.",
  image: picture(
    "courses/level-1a-online-asl-course.webp",
    "Cover of Level 1A: one arc rises out of a large 1A and sweeps to the right.",
  ),
  previewVideo: coursePreview("level-1a-online-asl-course"),
  trialLesson: lessonReference("spell-your-name"),
  type: "course",
  audience: "adult",
  ageRange: adultAges,
  skillLevel: "beginner",
  orderInSeries: 1,
  lessonCount: 5,
  stats: { duration: "About 5 weeks", videoHours: "2.5+ hours", ceuCount: 1.5, access: "1 year" },
  instructor: reference("instructor-elias-amadi"),
  header: {
    description:
      "Begin here if ASL is new to you. In five lessons you learn to introduce yourself, to ask a question with your face as well as your hands, and to follow a first short conversation.",
    highlights: [
      "No experience needed",
      "Taught by a Deaf instructor",
      "Ages 15 to 100",
      "Free digital PDF workbook",
    ],
  },
  overview: richText(
    "ASL is a language of its own, with its own grammar. It isn’t English on the hands. Level 1A starts from that fact, so you build good habits from your first sign.",
    "Every sign has five parts: handshape, palm orientation, location, movement, and what the face and body do. You learn to see all five, because changing one can change the meaning.",
    "### Questions are on the face",
    "Raise your eyebrows and `YOU DEAF` becomes “Are you Deaf?”. Lower them and `YOUR NAME WHAT` becomes “What’s your name?”. You practice both until your face asks by itself.",
    "### Manners are part of the language",
    "How do you get someone’s attention? How long do you keep eye contact? What do you do when two people are signing in the doorway? Each lesson answers one such question, as Deaf people do.",
  ),
  topics: {
    list: [
      "The manual alphabet and how to read it",
      "Fingerspelling names and places",
      "Greetings, introductions and goodbyes",
      "Numbers, and giving a phone number",
      "Yes-or-no questions and wh- questions",
      "Pointing: I, you, they, mine, yours",
      "Family, friends and people around you",
      "Colors and everyday things",
      "Getting attention politely",
    ],
  },
  whatYouWillLearn: [
    "Fingerspell your name clearly and read a slow, friendly spelling",
    "Introduce yourself and someone you know",
    "Ask and answer simple questions with the right facial grammar",
    "Tell people about your family",
    "Ask someone to sign it again, slower",
  ],
  features: keyed("feature", [
    {
      _type: "feature",
      title: "Learn by watching",
      description:
        "You see each sign in a sentence, from a Deaf instructor, before you try it. Pause and repeat whenever you want.",
    },
    {
      _type: "feature",
      title: "Practice on paper too",
      description: "The digital PDF workbook follows the lessons with exercises and glosses.",
    },
    {
      _type: "feature",
      title: "Keep your own time",
      description:
        "Most people take about five weeks, one lesson a week. You have a year, so a busy month is no problem.",
    },
  ]),
  reviews: sampleReviews([
    {
      author: "Maren, a nurse in Duluth",
      content: "After the third lesson I greeted a Deaf patient, asked her name, and understood the answer.",
      rating: 5,
      date: "2026-02-11",
    },
    {
      author: "Theo, Toronto",
      content: "I kept forgetting my eyebrows. The exercises with the mirror fixed that.",
      rating: 4,
      date: "2026-01-20",
    },
    {
      author: "A grandfather in Ohio",
      content: "Slow enough for me. I watched each lesson twice.",
      rating: 5,
      date: "2025-11-03",
    },
  ]),
  courseFaq: keyed("question", [
    {
      _type: "questionAndAnswer",
      question: "I know the alphabet already. Should I skip this level?",
      answer:
        "Probably not. The alphabet is the first lesson of five. If you can hold a short conversation in ASL, with questions on your face, look at Level 1B.",
      link: { _type: "namedLink", label: "See Level 1B", href: "/courses/level-1b-online-asl-course" },
    },
    accessQuestion("1 year"),
    ceuQuestion(1.5),
    workbookQuestion,
  ]),
  meta: {
    _type: "metadata",
    title: "Level 1A: online ASL course for beginners",
    description:
      "Learn American Sign Language from the start with a Deaf instructor: 5 lessons, 2.5+ hours of video, 1 year of access and a free digital PDF workbook.",
    keywords: ["ASL for beginners", "learn sign language", "ASL level 1", "online ASL course"],
  },
  giftMeta: giftMeta["level-1a-online-asl-course"],
} satisfies SeedCourse;
