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

export const completeBundle = {
  ...courseAddress("complete-course-bundle"),
  title: "Complete Course Bundle",
  subtitle: "All four levels, from first letter to story",
  description:
    "Levels 1A, 1B, 2A and 2B together: 20 lessons, 10 hours of video and 2 years of access. You save 25%.",
  image: picture(
    "courses/complete-course-bundle.webp",
    "Cover of the Complete Course Bundle: four green stripes, 1A to 2B, each with the arc of its level.",
  ),
  previewVideo: coursePreview("complete-course-bundle"),
  trialLesson: lessonReference("spell-your-name"),
  type: "bundle",
  audience: "adult",
  ageRange: adultAges,
  skillLevel: "beginner",
  orderInSeries: 5,
  lessonCount: 20,
  stats: { duration: "20 weeks", videoHours: "10 hours", ceuCount: 7, access: "2 years" },
  instructor: reference("instructor-elias-amadi"),
  bundledCourses: courseReferences([
    courseId["level-1a-online-asl-course"],
    courseId["level-1b-online-asl-course"],
    courseId["level-2a-online-asl-course"],
    courseId["level-2b-online-asl-course"],
  ]),
  header: {
    description:
      "Everything we teach adults, in order, with one teacher all the way. Begin with the alphabet and finish by telling a story of your own.",
    highlights: [
      "Save 25% on the four levels",
      "2 years of access",
      "7 CEUs",
      "Taught by a Deaf instructor",
      "A free digital PDF workbook with each level",
    ],
  },
  overview: richText(
    "A language is a long road, and it helps to know that the next stretch is there when you reach it. The bundle includes all four levels, each with its workbook, and gives you two years for them.",
    "### What changes along the way",
    "- Level 1A: you introduce yourself and ask simple questions.",
    "- Level 1B: you talk about your day, your home and your plans.",
    "- Level 2A: you use space, classifiers and a first role shift.",
    "- Level 2B: you tell stories and give your opinion.",
    "At one lesson a week the road takes 20 weeks. You have much longer than that, so you can stop to practice with people, which is where a language is really learned.",
  ),
  topics: {
    list: [
      "Fingerspelling, numbers and greetings",
      "Questions and facial grammar",
      "Family, feelings, food and home",
      "Time, topic and ASL word order",
      "Classifiers and the use of space",
      "Verbs that move between people",
      "Role shift and storytelling",
      "Opinions, work and life events",
      "Deaf culture, manners and history",
    ],
  },
  whatYouWillLearn: [
    "Hold a conversation about your life and ask about someone else’s",
    "Understand and use ASL grammar on the hands and on the face",
    "Describe places and events with classifiers",
    "Tell a story with several characters",
    "Meet Deaf people respectfully and with an open mind",
  ],
  features: keyed("feature", [
    {
      _type: "feature",
      title: "One teacher, one path",
      description: "Elias Amadi teaches all four levels. Each lesson knows what the last one taught.",
    },
    {
      _type: "feature",
      title: "Two years, no hurry",
      description: "A single level gives you one year. The bundle gives you two years for all four.",
    },
    {
      _type: "feature",
      title: "7 CEUs",
      description: "The most of any course here: 1.5 each for Levels 1A and 1B, 2 each for 2A and 2B.",
    },
  ]),
  courseFaq: keyed("question", [
    bundleOrderQuestion,
    {
      _type: "questionAndAnswer",
      question: "I only want the beginner levels. Is there a smaller bundle?",
      answer: "Yes. The ASL Essentials Bundle includes Levels 1A and 1B and saves you 10%.",
      link: {
        _type: "namedLink",
        label: "See the ASL Essentials Bundle",
        href: "/courses/asl-essentials-bundle",
      },
    },
    accessQuestion("2 years"),
    ceuQuestion(7),
    workbookQuestion,
  ]),
  meta: {
    _type: "metadata",
    title: "Complete ASL Course Bundle: all four levels",
    description:
      "Four online ASL courses with a Deaf instructor: 20 lessons, 10 hours of video, 7 CEUs, 2 years of access. Save 25% over buying them one by one.",
    keywords: ["ASL course bundle", "complete ASL course", "learn ASL online", "sign language CEUs"],
  },
  giftMeta: giftMeta["complete-course-bundle"],
} satisfies SeedCourse;
