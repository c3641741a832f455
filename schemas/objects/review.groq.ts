export const reviewProjection = /* groq */ `{ _key, author, content, rating, date, isSample }`;
