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

export const level2A = {
  ...courseAddress("level-2a-online-asl-course"),
  title: "Level 2A",
  subtitle: "Elevating your signing skills",
  description:
    "Use the space in front of you: classifiers, verbs that move between people, and your first role shift.",
  image: picture(
    "courses/level-2a-online-asl-course.webp",
    "Cover of Level 2A: an arc that climbs in three widening turns.",
  ),
  previewVideo: coursePreview("level-2a-online-asl-course"),
  trialLesson: lessonReference("keep-a-conversation-going"),
  type: "course",
  audience: "adult",
  ageRange: adultAges,
  skillLevel: "intermediate",
  orderInSeries: 3,
  lessonCount: 5,
  stats: { duration: "About 5 weeks", videoHours: "2.5+ hours", ceuCount: 2, access: "1 year" },
  instructor: reference("instructor-elias-amadi"),
  prerequisites: courseReferences([
    courseId["level-1a-online-asl-course"],
    courseId["level-1b-online-asl-course"],
  ]),
  header: {
    description:
      "This is where ASL opens up. You stop naming things and start showing them: where they stand, how they move, who did what to whom.",
    highlights: [
      "Follows Levels 1A and 1B",
      "Taught by a Deaf instructor",
      "Ages 15 to 100",
      "Free digital PDF workbook",
    ],
  },
  overview: richText(
    "Level 2A teaches the part of ASL that spoken languages don’t have: grammar made of space.",
    "### Classifiers",
    "A classifier is a handshape that stands for a kind of thing, such as a vehicle, a person or a flat surface, and then stays or moves as that thing does. With a few of them you can show a crowded parking lot, a table being set or a near miss on the road.",
    "### Verbs that travel",
    "Some verbs move from the one who acts to the one who receives. `GIVE` is one of them: its path tells who gave and who got. You learn which verbs do this, and which don’t.",
    "### Role shift",
    "To tell what someone said or did, you become them for a moment. A small turn of the shoulders and a change of gaze show who’s speaking. It’s quiet, precise work, and it makes your stories easy to follow.",
  ),
  topics: {
    list: [
      "Placing people and things in space, and pointing back to them",
      "Classifiers for people, vehicles and surfaces",
      "Describing shape and size",
      "Verbs that move from giver to receiver",
      "First steps in role shift",
      "Describing a room, a street, a neighborhood",
      "Giving and following directions",
      "Comparing two people, places or plans",
      "Conditions: if this, then that",
    ],
  },
  whatYouWillLearn: [
    "Describe a place so that someone could draw it",
    "Show how things move with classifiers",
    "Say who did what to whom by using space",
    "Retell a short exchange between two people",
    "Compare, and talk about what depends on what",
  ],
  features: keyed("feature", [
    {
      _type: "feature",
      title: "See it from the signer’s side",
      description:
        "Directions and rooms are signed as the signer sees them. You practice turning the picture around in your mind.",
    },
    {
      _type: "feature",
      title: "Stories from real life",
      description: "Each lesson ends in a short story that uses what you’ve just learned.",
    },
    {
      _type: "feature",
      title: "Practice on paper too",
      description: "The digital PDF workbook has maps, rooms and scenes to describe.",
    },
  ]),
  courseFaq: keyed("question", [
    {
      _type: "questionAndAnswer",
      question: "How do I know that I’m ready?",
      answer:
        "You’re ready if you can talk about your day and your family in ASL, put time and topic first, and ask questions with your face. Those are Levels 1A and 1B, and both come before this one.",
      link: { _type: "namedLink", label: "See all levels", href: "/courses#Bundled" },
    },
    accessQuestion("1 year"),
    ceuQuestion(2),
    workbookQuestion,
  ]),
  meta: {
    _type: "metadata",
    title: "Level 2A: intermediate ASL course",
    description:
      "Classifiers, space and role shift with a Deaf instructor. An intermediate ASL course: 5 lessons, 2.5+ hours of video, 2 CEUs and 1 year of access.",
    keywords: ["intermediate ASL", "ASL classifiers", "ASL role shift", "ASL level 2"],
  },
  giftMeta: giftMeta["level-2a-online-asl-course"],
} satisfies SeedCourse;
