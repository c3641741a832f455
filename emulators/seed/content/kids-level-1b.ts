import { kidsAges, kidsMetaAges } from "#seed/content/course-ages.ts";
import { giftMeta } from "#seed/content/course-gifts.ts";
import { courseAddress, courseId } from "#seed/content/course-id.ts";
import { keyed } from "#seed/content/keyed.ts";
import { lessonReference } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import { courseReferences, reference } from "#seed/content/reference.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { SeedCourse } from "#seed/content/seed-document.ts";
import { accessQuestion, kidsParentQuestion, workbookQuestion } from "#seed/content/shared-questions.ts";
import { coursePreview } from "#seed/content/videos/course-preview.ts";

export const kidsLevel1B = {
  ...courseAddress("kids-asl-course-level-1b"),
  title: "Kids Level 1B",
  subtitle: "More signs, first stories",
  description:
    "School, weather, clothes and games. Sixty videos that lead kids from single signs to their first stories.",
  image: picture(
    "courses/kids-asl-course-level-1b.webp",
    "Cover of Kids Level 1B: one arc loops the loop and flies on.",
  ),
  previewVideo: coursePreview("kids-asl-course-level-1b"),
  trialLesson: lessonReference("talk-about-your-family"),
  type: "course",
  audience: "kids",
  ageRange: kidsAges,
  metaAgeRange: kidsMetaAges,
  skillLevel: "beginner",
  orderInSeries: 2,
  lessonCount: 5,
  stats: { duration: "Self-paced", videoHours: "60 videos", access: "1 year" },
  instructor: reference("instructor-noor-lindqvist"),
  prerequisites: courseReferences([courseId["kids-asl-course-level-1a"]]),
  header: {
    description:
      "Your child knows some signs. Now they put them together: what happened at school, what the weather is doing, what the bear did next.",
    highlights: ["Ages 8 to 15", "Taught by a Deaf actress", "60 videos", "Follows Kids Level 1A"],
    image: picture(
      "courses/kids-asl-course-level-1b-scene.webp",
      "Noor signs on a playground, and two kids copy her. A ball hops past three blocks that spell ASL, to a cat. It rains.",
    ),
  },
  overview: richText(
    "In Kids Level 1B, signs become sentences and sentences become little stories. Noor is back, with more costumes and the same patience.",
    "### From signs to stories",
    "Kids learn to say when and where something happens before they say what. They learn to show who’s big and who’s small, who runs and who hides, with their hands, their faces and their shoulders.",
    "### Time to perform",
    "Each lesson ends in a short scene that a child can sign for the family at dinner. Applause in ASL is seen, not heard: hands up, and let them flutter.",
  ),
  topics: {
    list: [
      "School: people, rooms and things",
      "Days of the week and times of the day",
      "Weather and the four seasons",
      "Clothes and getting dressed",
      "Toys, games and sports",
      "My home and my room",
      "Yes, no and not yet",
      "Signing a short story",
    ],
  },
  whatYouWillLearn: [
    "Talk about a day at school",
    "Say when and where something happens",
    "Describe clothes, toys and your room",
    "Say no, not yet and I don’t know",
    "Sign a short story for your family",
  ],
  features: keyed("feature", [
    {
      _type: "feature",
      title: "Watch, copy, play",
      description: "Sixty videos in five lessons, each one a scene, a game or a riddle.",
      image: picture(
        "courses/kids-copy.webp",
        "A grown-up’s hand and a kid’s hand. An arc leaps from one to the other.",
      ),
    },
    {
      _type: "feature",
      title: "A workbook to draw in",
      description: "The digital PDF workbook is included free. Print it as often as you like.",
      image: picture("courses/kids-draw.webp", "The kids’ workbook lies open, with three crayons on it."),
    },
    {
      _type: "feature",
      title: "Stories to show",
      description: "Every lesson has a small performance in it, for grandparents, classmates or the dog.",
      image: picture("courses/kids-together.webp", "Four hands of different people reach for one ball."),
    },
  ]),
  courseFaq: keyed("question", [
    {
      _type: "questionAndAnswer",
      question: "Does my child need Kids Level 1A first?",
      answer:
        "Yes. This course uses the alphabet, the family signs and the questions that Kids Level 1A teaches.",
      link: { _type: "namedLink", label: "See Kids Level 1A", href: "/courses/kids-asl-course-level-1a" },
    },
    kidsParentQuestion,
    accessQuestion("1 year"),
    workbookQuestion,
  ]),
  meta: {
    _type: "metadata",
    title: "Kids Level 1B: ASL stories for kids",
    description:
      "The second ASL course for kids ages 5 to 12, taught by a Deaf actress: 60 videos, 1 year of access and a free digital PDF workbook.",
    keywords: ["ASL for kids", "kids sign language stories", "kids ASL level 1B", "learn ASL at home"],
  },
  giftMeta: giftMeta["kids-asl-course-level-1b"],
} satisfies SeedCourse;
