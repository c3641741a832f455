import "server-only";
import { coursePageProjection } from "@shop/schemas/documents/course.groq.ts";
import { defineQuery } from "groq";

export const courseQuery = defineQuery(
  `*[_type == "course" && slug.current == $slug][0] ${coursePageProjection}`,
);
export const courseSlugsQuery = defineQuery(`*[_type == "course" && defined(slug.current)].slug.current`);
