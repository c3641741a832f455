import { kidsAges, kidsMetaAges } from "#seed/content/course-ages.ts";
import { giftMeta } from "#seed/content/course-gifts.ts";
import { courseAddress } from "#seed/content/course-id.ts";
import { keyed } from "#seed/content/keyed.ts";
import { lessonReference } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { SeedCourse } from "#seed/content/seed-document.ts";
import { sampleReviews } from "#seed/content/sample-reviews.ts";
import { accessQuestion, kidsParentQuestion, workbookQuestion } from "#seed/content/shared-questions.ts";
import { coursePreview } from "#seed/content/videos/course-preview.ts";

export const kidsLevel1A = {
  ...courseAddress("kids-asl-course-level-1a"),
  title: "Kids Level 1A",
  subtitle: "First signs with a Deaf actress",
  description:
    "Names, friends, animals, colors and feelings. Sixty videos that make kids want to sign right away.",
  image: picture(
    "courses/kids-asl-course-level-1a.webp",
    "Cover of Kids Level 1A: one arc hops along in three bounces.",
  ),
  previewVideo: coursePreview("kids-asl-course-level-1a"),
  trialLesson: lessonReference("count-to-ten"),
  type: "course",
  audience: "kids",
  ageRange: kidsAges,
  metaAgeRange: kidsMetaAges,
  skillLevel: "beginner",
  orderInSeries: 1,
  lessonCount: 5,
  stats: { duration: "Self-paced", videoHours: "60 videos", access: "1 year" },
  instructor: reference("instructor-noor-lindqvist"),
  header: {
    description:
      "Your child meets Noor, a Deaf actress who can tell a story with one eyebrow. Together they learn to spell a name, say hello, name the animals and say how they feel.",
    highlights: ["Ages 8 to 15", "Taught by a Deaf actress", "60 videos", "Free digital PDF workbook"],
    image: picture(
      "courses/kids-asl-course-level-1a-scene.webp",
      "Noor signs on a playground, and two kids copy her. A ball hops past three blocks that spell ASL, to a cat. The sun shines.",
    ),
  },
  overview: richText(
    "Children take to ASL. They look closely, they copy without worry and they love a language that uses the whole face. This course gives them plenty to copy.",
    "### How a lesson goes",
    "Noor shows a sign, uses it in a small scene and asks the child to join in. Then comes a game or a riddle with the signs of the day. Nothing is graded, and every video can be watched again.",
    "### More than words",
    "Kids learn how to get a Deaf friend’s attention, why we look at each other when we sign, and that Deaf people are proud of their language.",
  ),
  topics: {
    list: [
      "My name in the manual alphabet",
      "Hello, goodbye, please and thank you",
      "Family and friends",
      "Colors and numbers",
      "Pets and wild animals",
      "Happy, sad, cross, scared",
      "Food I like and food I don’t like",
      "Asking who, what and where",
    ],
  },
  whatYouWillLearn: [
    "Spell your name and ask a friend for theirs",
    "Say hello, please and thank you",
    "Name animals, colors and food",
    "Show how you feel, on your hands and on your face",
    "Get someone’s attention kindly",
  ],
  features: keyed("feature", [
    {
      _type: "feature",
      title: "Watch, copy, play",
      description: "Sixty videos in five lessons. Kids can stop after each one, or beg for one more.",
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
      title: "Good for families and classrooms",
      description: "Brothers, sisters, parents and teachers can join in. No one needs to know ASL before.",
      image: picture("courses/kids-together.webp", "Four hands of different people reach for one ball."),
    },
  ]),
  reviews: sampleReviews([
    {
      author: "A mother of two, Halifax",
      content: "My daughter signs MILK across the room, and her little brother brings it.",
      rating: 5,
      date: "2026-03-02",
    },
    {
      author: "Jo, a homeschooling dad",
      content: "Short scenes, and they ask for the next one.",
      rating: 4,
      date: "2025-12-15",
    },
  ]),
  courseFaq: keyed("question", [
    kidsParentQuestion,
    accessQuestion("1 year"),
    workbookQuestion,
    {
      _type: "questionAndAnswer",
      question: "What comes after this course?",
      answer:
        "Kids Level 1B, with school, weather, clothes and first stories. The two are also sold together.",
      link: {
        _type: "namedLink",
        label: "See the ASL Essentials Bundle for Kids",
        href: "/courses/asl-essentials-bundle-for-kids",
      },
    },
  ]),
  meta: {
    _type: "metadata",
    title: "Kids Level 1A: online ASL course for kids",
    description:
      "American Sign Language for kids ages 5 to 12, taught by a Deaf actress: 60 videos, 1 year of access and a free digital PDF workbook.",
    keywords: ["ASL for kids", "sign language for children", "kids ASL course", "learn ASL at home"],
  },
  giftMeta: giftMeta["kids-asl-course-level-1a"],
} satisfies SeedCourse;
