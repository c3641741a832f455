export const faqProjection = /* groq */ `{ _id, _type, question, answer, "slug": slug.current }`;

/** A question among all others, with the subject it stands under. */
export const faqWithCategoryProjection = /* groq */ `{ _id, _type, question, answer, category, "slug": slug.current }`;
