import { kidsAges, kidsMetaAges } from "#seed/content/course-ages.ts";
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
  kidsParentQuestion,
  workbookQuestion,
} from "#seed/content/shared-questions.ts";
import { coursePreview } from "#seed/content/videos/course-preview.ts";

export const kidsEssentialsBundle = {
  ...courseAddress("asl-essentials-bundle-for-kids"),
  title: "ASL Essentials Bundle for Kids",
  subtitle: "Kids Levels 1A and 1B together",
  description: "Both kids courses: 10 lessons and 120 videos with a Deaf actress. You save 10%.",
  image: picture(
    "courses/asl-essentials-bundle-for-kids.webp",
    "Cover of the ASL Essentials Bundle for Kids: the bouncing arc of Level 1A and the looping arc of Level 1B.",
  ),
  previewVideo: coursePreview("asl-essentials-bundle-for-kids"),
  trialLesson: lessonReference("count-to-ten"),
  type: "bundle",
  audience: "kids",
  ageRange: kidsAges,
  metaAgeRange: kidsMetaAges,
  skillLevel: "beginner",
  orderInSeries: 3,
  lessonCount: 10,
  stats: { duration: "Self-paced", videoHours: "120 videos", access: "1 year" },
  instructor: reference("instructor-noor-lindqvist"),
  bundledCourses: courseReferences([
    courseId["kids-asl-course-level-1a"],
    courseId["kids-asl-course-level-1b"],
  ]),
  header: {
    description:
      "From a first fingerspelled name to a story signed at the dinner table. Two courses, one Deaf actress and a lot of laughing.",
    highlights: [
      "Save 10% on the two courses",
      "Ages 8 to 15",
      "120 videos in 10 lessons",
      "1 year of access",
      "A free digital PDF workbook with each course",
    ],
    image: picture(
      "courses/asl-essentials-bundle-for-kids-scene.webp",
      "Noor signs on a red playground, and two kids copy her. A ball hops past three blocks that spell ASL, to a cat.",
    ),
  },
  overview: richText(
    "Some children learn a handful of signs and are happy. Others want more the next morning. If yours is one of those, this is the bundle to get.",
    "### What changes along the way",
    "- Kids Level 1A: names, friends, animals, colors, food and feelings.",
    "- Kids Level 1B: school, weather, clothes, games and first stories.",
    "There’s a year for all of it, so a long summer or a slow winter both work.",
  ),
  topics: {
    list: [
      "The manual alphabet and my name",
      "Family, friends and good manners",
      "Animals, colors, numbers and food",
      "Feelings on the face",
      "School, days and weather",
      "Clothes, toys and games",
      "Asking questions and saying no",
      "Signing a short story",
    ],
  },
  whatYouWillLearn: [
    "Spell names and meet new friends",
    "Talk about family, animals, school and play",
    "Ask questions and answer them",
    "Show feelings clearly",
    "Sign a short story from start to end",
  ],
  features: keyed("feature", [
    {
      _type: "feature",
      title: "120 videos",
      description: "Sixty in each course, made to be watched again and again.",
    },
    {
      _type: "feature",
      title: "Two workbooks",
      description: "Each course comes with its own digital PDF workbook, free of charge.",
    },
  ]),
  courseFaq: keyed("question", [
    bundleOrderQuestion,
    kidsParentQuestion,
    accessQuestion("1 year"),
    workbookQuestion,
  ]),
  meta: {
    _type: "metadata",
    title: "ASL Essentials Bundle for Kids: 120 videos",
    description:
      "Two ASL courses for kids ages 5 to 12, taught by a Deaf actress: 120 videos, 10 lessons, 1 year of access. Save 10% on the single courses.",
    keywords: ["ASL bundle for kids", "ASL for kids", "sign language for children", "homeschool ASL"],
  },
  giftMeta: giftMeta["asl-essentials-bundle-for-kids"],
} satisfies SeedCourse;
