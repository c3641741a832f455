import { documentTypes, singletonTypes } from "@shop/schemas/index.ts";

const types = [...documentTypes, ...singletonTypes].map(({ name }) => `"${name}"`).join(", ");

/** GROQ for the drafts of content. The Studio saves documents of its own as drafts, too, such as the preview's secrets. */
export const draftFilter = `_id in path("drafts.**") && _type in [${types}]`;
