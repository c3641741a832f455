import { reviewProjection } from "../../objects/review.groq.ts";

export const testimonialsProjection = /* groq */ `_type == "testimonials" => {
  title, items[] ${reviewProjection}
}`;
