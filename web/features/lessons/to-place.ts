import type { Lesson } from "#content/content-types.ts";

type LessonOnShelf = Lesson["levelLessons"][number];

/** A lesson's position among those of its level. */
export interface Place {
  number: number;
  /** All lessons of the level, in order. */
  ids: readonly string[];
  previous: LessonOnShelf | null;
  next: LessonOnShelf | null;
}

/** Null for a lesson without a level. Numbers count existing lessons, whatever their order fields say. */
export function toPlace({ _id, levelLessons }: Pick<Lesson, "_id" | "levelLessons">): Place | null {
  const index = levelLessons.findIndex((lesson) => lesson._id === _id);
  if (index === -1) return null;
  return {
    number: index + 1,
    ids: levelLessons.map((lesson) => lesson._id),
    previous: levelLessons[index - 1] ?? null,
    next: levelLessons[index + 1] ?? null,
  };
}

/** Formats "asl-level-1" as "ASL level 1". */
export function toLevelName(level: string | null): string {
  const name = (level ?? "")
    .split("-")
    .join(" ")
    .replace(/^asl\b/, "ASL");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
