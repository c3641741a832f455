import { courseCardProjection } from "../../documents/course.groq.ts";

/** A list that fills itself. Each course has its own gift title. */
export const giftShelfProjection = /* groq */ `_type == "giftShelf" => {
  anchor, title, text,
  "gifts": *[_type == "course"] | order(audience asc, type desc, orderInSeries asc) {
    "course": @ ${courseCardProjection},
    giftMeta { title, description, keywords }
  }
}`;
