export const announcementProjection = /* groq */ `{ _id, _type, text, url }`;
