export const announcementProjection = /* groq */ `{ _id, text, url, pages, startsAt, endsAt }`;
