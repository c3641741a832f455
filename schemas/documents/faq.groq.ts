export const faqProjection = /* groq */ `{ _id, _type, question, answer, "slug": slug.current }`;

/** A question with its subject. */
export const faqWithCategoryProjection = /* groq */ `{ _id, _type, question, answer, category, "slug": slug.current }`;
