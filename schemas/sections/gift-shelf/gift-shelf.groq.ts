import { courseCardProjection } from "../../documents/course.groq.ts";

/** A shelf that fills itself. What a course is called as a gift is the course's own business. */
export const giftShelfProjection = /* groq */ `_type == "giftShelf" => {
  anchor, title, text,
  "gifts": *[_type == "course"] | order(audience asc, type desc, orderInSeries asc) {
    "course": @ ${courseCardProjection},
    giftMeta { title, description, keywords }
  }
}`;
