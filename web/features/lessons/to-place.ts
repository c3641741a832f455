import type { Lesson } from "#content/content-types.ts";

type LessonOnShelf = Lesson["levelLessons"][number];

/** Where a lesson stands among those of its level. */
export interface Place {
  number: number;
  count: number;
  previous: LessonOnShelf | null;
  next: LessonOnShelf | null;
}

/** Null for a lesson that is not among its level's. Numbers count the lessons there are, whatever their places say. */
export function toPlace({ _id, levelLessons }: Pick<Lesson, "_id" | "levelLessons">): Place | null {
  const index = levelLessons.findIndex((lesson) => lesson._id === _id);
  if (index === -1) return null;
  return {
    number: index + 1,
    count: levelLessons.length,
    previous: levelLessons[index - 1] ?? null,
    next: levelLessons[index + 1] ?? null,
  };
}

/** "asl-level-1" as "ASL level 1". */
export function toLevelName(level: string | null): string {
  const words = (level ?? "")
    .split("-")
    .join(" ")
    .replace(/^asl\b/, "ASL");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
