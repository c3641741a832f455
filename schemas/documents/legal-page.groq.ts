import { metadataProjection } from "../objects/metadata.groq.ts";

export const legalPageProjection = /* groq */ `{
  _id, _type, title, versionLabel, body,
  "slug": slug.current,
  meta ${metadataProjection}
}`;
