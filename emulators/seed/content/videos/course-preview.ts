import { film } from "#seed/content/videos/film.ts";
import type { CourseSlug } from "#seed/content/course-id.ts";

/** What each course's preview shows besides its own movement: a sentence in glosses, or its levels side by side. */
const previews: Readonly<Record<CourseSlug, { title: string; posterAlt: string; shows: string }>> = {
  "level-1a-online-asl-course": {
    title: "Level 1A in six seconds",
    posterAlt: "A large 1A, one arc that sweeps to the right, and the glosses YOUR, NAME, WHAT.",
    shows:
      "A large 1A rises. One arc leaves it and sweeps to the right. Three cards appear: YOUR, NAME, WHAT. In English: What is your name?",
  },
  "level-1b-online-asl-course": {
    title: "Level 1B in six seconds",
    posterAlt: "A large 1B, two arcs one after the other, and the glosses TOMORROW, I, WORK.",
    shows:
      "A large 1B rises. An arc leaps and lands, and a second one sets out from there. Three cards appear: TOMORROW, I, WORK. In English: I am working tomorrow.",
  },
  "level-2a-online-asl-course": {
    title: "Level 2A in six seconds",
    posterAlt: "A large 2A, an arc that climbs in widening turns, and the glosses BOOK, GIVE-ME, PLEASE.",
    shows:
      "A large 2A rises on deep green. A golden line climbs over it in widening turns. Three cards appear: BOOK, GIVE-ME, PLEASE. In English: Please give me the book.",
  },
  "level-2b-online-asl-course": {
    title: "Level 2B in six seconds",
    posterAlt: "A large 2B, one line that loops back and crosses itself, and the glosses STORY, I, TELL-YOU.",
    shows:
      "A large 2B rises on the darkest green. A golden line swings out, loops back and crosses itself. Three cards appear: STORY, I, TELL-YOU. In English: I will tell you a story.",
  },
  "complete-course-bundle": {
    title: "Four levels in six seconds",
    posterAlt: "Four green stripes, 1A to 2B, each with the arc of its level.",
    shows:
      "Four stripes rise one after the other, from light green to dark: 1A, 1B, 2A, 2B. On each one the arc of its level draws itself.",
  },
  "asl-essentials-bundle": {
    title: "Two levels in six seconds",
    posterAlt: "Two green halves, 1A and 1B, each with the arc of its level.",
    shows: "Two halves rise one after the other: 1A and 1B. On each one the arc of its level draws itself.",
  },
  "kids-asl-course-level-1a": {
    title: "Kids Level 1A in six seconds",
    posterAlt: "A large 1A on peach, an arc that hops along in three bounces, and the glosses MY, CAT, BLUE.",
    shows:
      "A large 1A rises on peach. An arc hops along in three bounces. Three cards appear: MY, CAT, BLUE. In English: My cat is blue.",
  },
  "kids-asl-course-level-1b": {
    title: "Kids Level 1B in six seconds",
    posterAlt: "A large 1B on coral, an arc that loops the loop, and the glosses RAIN, WE, PLAY.",
    shows:
      "A large 1B rises on coral. An arc loops the loop and flies on. Three cards appear: RAIN, WE, PLAY. In English: We play in the rain.",
  },
  "asl-essentials-bundle-for-kids": {
    title: "Two kids levels in six seconds",
    posterAlt: "Two halves in peach and coral, 1A and 1B, each with the arc of its level.",
    shows:
      "Two halves rise one after the other, peach and coral: 1A and 1B. On each one the arc of its level draws itself.",
  },
};

export function coursePreview(slug: CourseSlug) {
  const { title, posterAlt, shows } = previews[slug];
  return film(`courses/${slug}`, {
    title,
    duration: "0:06",
    posterAlt,
    transcript: `An animation without sound and without a signer. ${shows}`,
  });
}
