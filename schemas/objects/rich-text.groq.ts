import { figureProjection } from "./figure.groq.ts";

/** What a marked sign shows: its meaning, and its first uploaded clip. */
const markedSignProjection = /* groq */ `{
  _type, gloss, description,
  "word": englishWords[0],
  "slug": slug.current,
  "clip": videos[defined(file.asset)][0] {
    provider, videoId, file { asset },
    "mimeType": file.asset->mimeType,
    poster ${figureProjection}
  }
}`;

/** A block of text, with the signs that are marked in it. */
export const textBlockProjection = /* groq */ `...,
  markDefs[] { ..., _type == "signReference" => { "sign": sign-> ${markedSignProjection} } }`;

export const richTextProjection = /* groq */ `{ ${textBlockProjection} }`;
