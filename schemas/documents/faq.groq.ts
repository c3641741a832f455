import { richTextProjection } from "../objects/rich-text.groq.ts";

export const faqProjection = /* groq */ `{ _id, _type, question, answer[] ${richTextProjection}, "slug": slug.current }`;

/** A question with its subject. */
export const faqWithCategoryProjection = /* groq */ `{ _id, _type, question, answer[] ${richTextProjection}, category, "slug": slug.current }`;
