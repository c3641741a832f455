/** The fields that make up any document's path, and whom it's for. */
const addressed = /* groq */ `_id, _type, level, handle, isShopifyProduct, audience, "slug": slug.current`;

/** A search result: a document's title, a line about it, and its path. */
export const foundCourseProjection = /* groq */ `{ ${addressed}, title, "line": subtitle }`;
export const foundBookProjection = /* groq */ `{ ${addressed}, title, "line": coalesce(subtitle, author) }`;
export const foundLessonProjection = /* groq */ `{ ${addressed}, title, "line": summary }`;
export const foundPostProjection = /* groq */ `{ ${addressed}, title, "line": excerpt }`;
export const foundQuestionProjection = /* groq */ `{ ${addressed}, "title": question, "line": pt::text(answer) }`;
export const foundSignProjection = /* groq */ `{ ${addressed}, "title": gloss, "line": array::join(englishWords, ", ") }`;
