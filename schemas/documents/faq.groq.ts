export const faqProjection = /* groq */ `{ _id, _type, question, answer, "slug": slug.current }`;
