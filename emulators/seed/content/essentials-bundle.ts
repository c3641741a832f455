import { adultAges } from "#seed/content/course-ages.ts";
import { giftMeta } from "#seed/content/course-gifts.ts";
import { courseAddress, courseId } from "#seed/content/course-id.ts";
import { keyed } from "#seed/content/keyed.ts";
import { lessonReference } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import { courseReferences, reference } from "#seed/content/reference.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { SeedCourse } from "#seed/content/seed-document.ts";
import {
  accessQuestion,
  bundleOrderQuestion,
  ceuQuestion,
  workbookQuestion,
} from "#seed/content/shared-questions.ts";
import { coursePreview } from "#seed/content/videos/course-preview.ts";

export const essentialsBundle = {
  ...courseAddress("asl-essentials-bundle"),
  title: "ASL Essentials Bundle",
  subtitle: "Levels 1A and 1B together",
  description:
    "Both beginner levels: enough ASL to introduce yourself, talk about your day and make plans. You save 10%.",
  image: picture(
    "courses/asl-essentials-bundle.webp",
    "Cover of the ASL Essentials Bundle: the arcs of Levels 1A and 1B side by side.",
  ),
  previewVideo: coursePreview("asl-essentials-bundle"),
  trialLesson: lessonReference("say-hello-and-thank-you"),
  type: "bundle",
  audience: "adult",
  ageRange: adultAges,
  skillLevel: "beginner",
  orderInSeries: 6,
  lessonCount: 10,
  stats: { duration: "10 weeks", videoHours: "5 hours", ceuCount: 3, access: "1 year" },
  instructor: reference("instructor-elias-amadi"),
  bundledCourses: courseReferences([
    courseId["level-1a-online-asl-course"],
    courseId["level-1b-online-asl-course"],
  ]),
  header: {
    description:
      "Start from nothing and learn what you need for everyday talk. Two courses, ten weeks, one Deaf instructor.",
    highlights: [
      "Save 10% on the two levels",
      "1 year of access",
      "3 CEUs",
      "No experience needed",
      "A free digital PDF workbook with each level",
    ],
  },
  overview: richText(
    "These are the two courses we’d give a friend who says “I’d like to be able to talk with my new neighbor.” They cover what people say to each other most: who we are, how we are, what we do and when we meet.",
    "### What changes along the way",
    "- Level 1A: you fingerspell, introduce yourself and ask simple questions.",
    "- Level 1B: you talk about your day, your home and your plans.",
    "If you then want to go on, Level 2A is the next step.",
  ),
  topics: {
    list: [
      "The manual alphabet and numbers",
      "Greetings and introductions",
      "Questions and facial grammar",
      "Family and friends",
      "Time, days and daily routines",
      "Topic, comment and saying no",
      "Food, home and feelings",
      "Getting attention and other good manners",
    ],
  },
  whatYouWillLearn: [
    "Introduce yourself and your family",
    "Ask and answer everyday questions",
    "Describe an ordinary day and make plans",
    "Use ASL word order from the start",
    "Begin a conversation with a Deaf person politely",
  ],
  features: keyed("feature", [
    {
      _type: "feature",
      title: "A full beginner’s year",
      description: "Ten lessons take about ten weeks. Your access lasts a year, so there’s time to review.",
    },
    {
      _type: "feature",
      title: "Two workbooks",
      description: "Each level comes with its own digital PDF workbook, free of charge.",
    },
  ]),
  courseFaq: keyed("question", [
    bundleOrderQuestion,
    {
      _type: "questionAndAnswer",
      question: "What if I want all four levels later?",
      answer:
        "You can buy Levels 2A and 2B separately. If you already know that you want all four, the Complete Course Bundle saves you more.",
      link: {
        _type: "namedLink",
        label: "See the Complete Course Bundle",
        href: "/courses/complete-course-bundle",
      },
    },
    accessQuestion("1 year"),
    ceuQuestion(3),
    workbookQuestion,
  ]),
  meta: {
    _type: "metadata",
    title: "ASL Essentials Bundle: Levels 1A and 1B",
    description:
      "Two beginner ASL courses with a Deaf instructor: 10 weeks, 5 hours of video, 3 CEUs, 1 year of access. Save 10% on the single courses.",
    keywords: ["ASL essentials", "beginner ASL bundle", "learn sign language", "online ASL course"],
  },
  giftMeta: giftMeta["asl-essentials-bundle"],
} satisfies SeedCourse;
