import { adultAges } from "#seed/content/course-ages.ts";
import { giftMeta } from "#seed/content/course-gifts.ts";
import { courseAddress, courseId } from "#seed/content/course-id.ts";
import { keyed } from "#seed/content/keyed.ts";
import { lessonReference } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import { courseReferences, reference } from "#seed/content/reference.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { SeedCourse } from "#seed/content/seed-document.ts";
import { accessQuestion, ceuQuestion, workbookQuestion } from "#seed/content/shared-questions.ts";
import { coursePreview } from "#seed/content/videos/course-preview.ts";

export const level1B = {
  ...courseAddress("level-1b-online-asl-course"),
  title: "Level 1B",
  subtitle: "Building on the basics of ASL",
  description:
    "Talk about your day, your home and your plans. Five lessons that turn first signs into whole conversations.",
  image: picture(
    "courses/level-1b-online-asl-course.webp",
    "Cover of Level 1B: two arcs, the second setting out where the first one lands.",
  ),
  previewVideo: coursePreview("level-1b-online-asl-course"),
  trialLesson: lessonReference("say-when-it-happens"),
  type: "course",
  audience: "adult",
  ageRange: adultAges,
  skillLevel: "beginner",
  orderInSeries: 2,
  lessonCount: 5,
  stats: { duration: "About 5 weeks", videoHours: "2.5+ hours", ceuCount: 1.5, access: "1 year" },
  instructor: reference("instructor-elias-amadi"),
  prerequisites: courseReferences([courseId["level-1a-online-asl-course"]]),
  header: {
    description:
      "You can introduce yourself. Now say what you did this morning, what you like to eat and when you’re free. Level 1B gives you the words of daily life and the word order that holds them together.",
    highlights: [
      "Follows Level 1A",
      "Taught by a Deaf instructor",
      "Ages 15 to 100",
      "Free digital PDF workbook",
    ],
  },
  overview: richText(
    "In Level 1A you learned to ask who someone is. In Level 1B you learn to ask how they are, what they do and whether they would like to come along.",
    "### First the time, then the topic",
    "ASL often sets the scene before anything happens in it. You say when: `TOMORROW I WORK`. You say what you’re talking about, with raised eyebrows, and then what you think of it: `COFFEE, I LIKE`. After this course that order feels natural.",
    "### Saying no without a word",
    "A shake of the head can turn a whole sentence around. You learn to negate with your head and face, to agree with a nod, and to show on your face how you feel about what you say.",
    "The lessons keep to small, true situations: making plans, ordering a meal, telling a friend where you live, saying that you’re tired.",
  ),
  topics: {
    list: [
      "Telling the time, days and months",
      "What happened, what happens, what comes next",
      "Daily routines, work and school",
      "Topic and comment: ASL word order",
      "Saying no: headshake and negative signs",
      "Food, drink and eating out",
      "Home, rooms and where things are",
      "Feelings and how strongly you feel them",
      "Bigger numbers: age, money, addresses",
    ],
  },
  whatYouWillLearn: [
    "Describe an ordinary day from morning to night",
    "Make a plan with someone: when, where and what for",
    "Put time and topic first, as ASL does",
    "Say no, not yet and never so that it’s seen",
    "Say how you feel and ask how others are",
  ],
  features: keyed("feature", [
    {
      _type: "feature",
      title: "Conversations, not lists",
      description:
        "New signs arrive in the dialogues you need them for, so you remember them together with their grammar.",
    },
    {
      _type: "feature",
      title: "Practice on paper too",
      description: "The digital PDF workbook follows the lessons with exercises and glosses.",
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
      question: "Do I really need Level 1A first?",
      answer:
        "You need what it teaches: fingerspelling, numbers, simple questions and family. If you learned those elsewhere, read the topics of Level 1A and decide.",
      link: { _type: "namedLink", label: "See Level 1A", href: "/courses/level-1a-online-asl-course" },
    },
    accessQuestion("1 year"),
    ceuQuestion(1.5),
    workbookQuestion,
  ]),
  meta: {
    _type: "metadata",
    title: "Level 1B: ASL for everyday conversation",
    description:
      "The second beginner course in American Sign Language, taught by a Deaf instructor: 5 lessons, 2.5+ hours of video, about 5 weeks, 1 year of access.",
    keywords: ["ASL conversation", "ASL level 1B", "beginner sign language course", "online ASL course"],
  },
  giftMeta: giftMeta["level-1b-online-asl-course"],
} satisfies SeedCourse;
