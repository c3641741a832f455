import { freeLessonCardProjection } from "../../documents/free-lesson.groq.ts";

export const lessonShelfProjection = /* groq */ `_type == "lessonShelf" => {
  title, text,
  "lessons": *[_type == "freeLesson" && level == ^.level] | order(coalesce(order, 1000) asc, title asc)
    ${freeLessonCardProjection}
}`;
