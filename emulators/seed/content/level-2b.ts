import { adultAges } from "#seed/content/course-ages.ts";
import { giftMeta } from "#seed/content/course-gifts.ts";
import { courseAddress, courseId } from "#seed/content/course-id.ts";
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import { courseReferences, reference } from "#seed/content/reference.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { SeedCourse } from "#seed/content/seed-document.ts";
import { accessQuestion, ceuQuestion, workbookQuestion } from "#seed/content/shared-questions.ts";
import { coursePreview } from "#seed/content/videos/course-preview.ts";

export const level2B = {
  ...courseAddress("level-2b-online-asl-course"),
  title: "Level 2B",
  subtitle: "Refining your ASL skills",
  description:
    "Tell a story that holds people. Longer role shift, movement that shows time, and opinions given with care.",
  image: picture(
    "courses/level-2b-online-asl-course.webp",
    "Cover of Level 2B: one long arc that crosses itself and flows on.",
  ),
  previewVideo: coursePreview("level-2b-online-asl-course"),
  type: "course",
  audience: "adult",
  ageRange: adultAges,
  skillLevel: "intermediate",
  orderInSeries: 4,
  lessonCount: 5,
  stats: { duration: "About 5 weeks", videoHours: "2.5+ hours", ceuCount: 2, access: "1 year" },
  instructor: reference("instructor-elias-amadi"),
  prerequisites: courseReferences([
    courseId["level-1a-online-asl-course"],
    courseId["level-1b-online-asl-course"],
    courseId["level-2a-online-asl-course"],
  ]),
  header: {
    description:
      "You can be understood. Level 2B is about being good to watch: stories with a shape, sentences that join, and a face and body that carry their share of the meaning.",
    highlights: [
      "Follows Levels 1A, 1B and 2A",
      "Taught by a Deaf instructor",
      "Ages 15 to 100",
      "Free digital PDF workbook",
    ],
  },
  overview: richText(
    "The last of the four levels brings everything together and polishes it. You sign for longer, about things that matter to you, and you learn to choose between two ways of saying the same thing.",
    "### Movement that shows time",
    "The way a verb moves can say how long or how often. `STUDY` can become studying for hours, or studying again and again, with no extra sign. You learn to see the difference and to make it.",
    "### Sentences that join",
    "Good signers lead you from one idea to the next. One way is to ask the question yourself and answer it: `I LATE WHY, CAR BREAK-DOWN`. It isn’t a question to the other person. It means “I’m late because my car broke down.”",
    "### Signing in company",
    "You sign one way to a close friend and another way in front of a group. We look at both, at how turns are taken in a group, and at the history that made ASL what it is.",
  ),
  topics: {
    list: [
      "Telling a story: opening, scene, turn and end",
      "Role shift with several people",
      "Verbs that show how long and how often",
      "Questions you answer yourself",
      "Mouth and cheeks: small, huge, careful, careless",
      "Giving an opinion, agreeing and disagreeing",
      "Work, health and life events",
      "Signing to a friend and signing to a group",
      "Reading fast fingerspelling by its shape",
    ],
  },
  whatYouWillLearn: [
    "Tell a story of several minutes with more than one character",
    "Show how long and how often something happened",
    "Explain why, in sentences that belong together",
    "Give an opinion and respond to another one with respect",
    "Follow Deaf signers at a more natural pace",
  ],
  features: keyed("feature", [
    {
      _type: "feature",
      title: "Watch closely",
      description:
        "Stories come in two versions, plain and refined, so that you can see what a small change does.",
    },
    {
      _type: "feature",
      title: "Practice on paper too",
      description: "The digital PDF workbook helps you plan your own stories before you sign them.",
    },
    {
      _type: "feature",
      title: "Keep your own time",
      description: "About five weeks at one lesson a week, with a year of access to go back and review.",
    },
  ]),
  courseFaq: keyed("question", [
    {
      _type: "questionAndAnswer",
      question: "Can I be an interpreter after this course?",
      answer:
        "Not yet. Interpreting is a profession with its own long training and exams. Level 2B is a good base for it, and above all for talking with Deaf people yourself.",
    },
    accessQuestion("1 year"),
    ceuQuestion(2),
    workbookQuestion,
  ]),
  meta: {
    _type: "metadata",
    title: "Level 2B: ASL storytelling and fluency",
    description:
      "The fourth ASL level, taught by a Deaf instructor: storytelling, role shift and natural pace. 5 lessons, 2.5+ hours of video, 2 CEUs, 1 year of access.",
    keywords: ["ASL storytelling", "ASL fluency", "ASL level 2B", "intermediate sign language"],
  },
  giftMeta: giftMeta["level-2b-online-asl-course"],
} satisfies SeedCourse;
