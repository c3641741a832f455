import { faqProjection } from "../../documents/faq.groq.ts";

/** The questions an editor chose, or else all of the subject. */
export const questionsProjection = /* groq */ `_type == "questions" => {
  title,
  "questions": select(
    count(items) > 0 => items[]-> ${faqProjection},
    *[_type == "faq" && category == ^.category] | order(coalesce(order, 1000) asc, question asc) ${faqProjection}
  )
}`;
