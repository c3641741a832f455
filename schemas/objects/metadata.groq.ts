import { figureProjection } from "./figure.groq.ts";

export const metadataProjection = /* groq */ `{ title, description, keywords, image ${figureProjection} }`;
