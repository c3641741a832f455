import { figureProjection } from "./figure.groq.ts";

export const metadataProjection = /* groq */ `{
  title, shareTitle, description, keywords, canonical, entries[] { key, value }, image ${figureProjection}
}`;
