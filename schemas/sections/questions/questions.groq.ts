import { faqProjection } from "../../documents/faq.groq.ts";

/** The questions an editor chose, or else all of the subject, which have no key because they aren't in a list. */
export const questionsProjection = /* groq */ `_type == "questions" => {
  title,
  "questions": select(
    count(items) > 0 => items[] { _key, "faq": @-> ${faqProjection} },
    *[_type == "faq" && category == ^.category] | order(coalesce(order, 1000) asc, question asc)
      { "_key": null, "faq": @ ${faqProjection} }
  )
}`;
