import { courseCardProjection } from "../../documents/course.groq.ts";

export const courseShelfProjection = /* groq */ `_type == "courseShelf" => {
  anchor, title, text, courses[] { _key, "course": @-> ${courseCardProjection} }
}`;
