import { metadataProjection } from "../objects/metadata.groq.ts";
import { richTextProjection } from "../objects/rich-text.groq.ts";

export const legalPageProjection = /* groq */ `{
  _id, _type, title, versionLabel,
  body[] ${richTextProjection},
  "slug": slug.current,
  meta ${metadataProjection}
}`;
