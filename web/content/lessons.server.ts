import "server-only";
import {
  freeLessonCardProjection,
  freeLessonPageProjection,
} from "@shop/schemas/documents/free-lesson.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const lessonQuery = defineQuery(
  `*[_type == "freeLesson" && level == $level && slug.current == $slug][0] ${freeLessonPageProjection}`,
);
export const lessonCardsQuery = defineQuery(
  `*[_type == "freeLesson" && defined(level) && defined(slug.current)]
    | order(level asc, coalesce(order, 1000) asc, title asc) ${freeLessonCardProjection}`,
);

/** A lesson by its level and slug, or null. */
export const readLesson = (level: string, slug: string, view: View) =>
  readContent({
    query: lessonQuery,
    params: { level, slug },
    view,
    types: ["freeLesson", "sign", "course"],
  });

/** All lessons as cards, by level. */
export const readLessonCards = (view: View) =>
  readContent({ query: lessonCardsQuery, view, types: ["freeLesson"] });
