import { metadataProjection } from "../objects/metadata.groq.ts";

export const pageMetadataProjection = /* groq */ `{ _id, _type, path, meta ${metadataProjection} }`;
