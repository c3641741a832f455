import type { Metadata } from "@shop/schemas/generated/sanity.types.ts";
import type { CourseSlug } from "#seed/content/course-id.ts";
import type { Seed } from "#seed/content/seed-document.ts";

/** What is said of each course among the gifts. */
export const giftMeta = {
  "level-1a-online-asl-course": gift(
    "Give ASL Level 1A: a first course as a gift",
    "Give a beginning in American Sign Language: 5 lessons with a Deaf instructor, 2.5+ hours of video and 1 year of access. Sent by email when you choose.",
    "ASL gift for beginners",
  ),
  "level-1b-online-asl-course": gift(
    "Give ASL Level 1B: everyday conversation as a gift",
    "For someone who knows the first signs: 5 lessons on daily life with a Deaf instructor, 2.5+ hours of video and 1 year of access. Sent by email.",
    "ASL conversation gift",
  ),
  "level-2a-online-asl-course": gift(
    "Give ASL Level 2A: grammar in space as a gift",
    "For a signer who’s ready for more: classifiers, space and a first role shift in 5 lessons, with a Deaf instructor and 1 year of access.",
    "intermediate ASL gift",
  ),
  "level-2b-online-asl-course": gift(
    "Give ASL Level 2B: storytelling as a gift",
    "For a signer with stories to tell: 5 lessons with a Deaf instructor, 2.5+ hours of video and 1 year of access. Sent by email when you choose.",
    "ASL storytelling gift",
  ),
  "complete-course-bundle": gift(
    "Give the complete ASL course bundle",
    "All four levels in one gift: 20 lessons with a Deaf instructor, 10 hours of video and 2 years of access. Save 25% over buying them one by one.",
    "complete ASL course gift",
  ),
  "asl-essentials-bundle": gift(
    "Give the ASL Essentials Bundle",
    "Levels 1A and 1B in one gift: 10 lessons with a Deaf instructor, 5 hours of video and 1 year of access. Save 10% on the single courses.",
    "ASL beginner bundle gift",
  ),
  "kids-asl-course-level-1a": gift(
    "Give ASL for kids, Level 1A",
    "A first ASL course for a child you know: 60 videos with a Deaf actress, 1 year of access and a free digital PDF workbook to print and draw in.",
    "ASL gift for kids",
  ),
  "kids-asl-course-level-1b": gift(
    "Give ASL for kids, Level 1B",
    "More signs for a child who has begun: 60 videos with a Deaf actress, 1 year of access and a free digital PDF workbook to print and draw in.",
    "second ASL course for kids, gift",
  ),
  "asl-essentials-bundle-for-kids": gift(
    "Give the ASL Essentials Bundle for Kids",
    "Both kids courses in one gift: 120 videos in 10 lessons with a Deaf actress, and 1 year of access. Save 10% on the single courses.",
    "ASL bundle gift for kids",
  ),
} satisfies Record<CourseSlug, Seed<Metadata>>;

function gift(title: string, description: string, keyword: string) {
  return {
    _type: "metadata",
    title,
    description,
    keywords: [keyword, "gift an ASL course"],
  } satisfies Seed<Metadata>;
}
