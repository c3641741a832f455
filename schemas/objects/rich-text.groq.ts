import { videoProjection } from "./video.groq.ts";

/** What a marked sign shows: its meaning, and its first uploaded clip. */
const markedSignProjection = /* groq */ `{
  _type, gloss, description,
  "word": englishWords[0],
  "slug": slug.current,
  "clip": videos[defined(file.asset)][0] ${videoProjection}
}`;

/** A block of text, with the signs that are marked in it. */
export const textBlockProjection = /* groq */ `...,
  markDefs[] { ..., _type == "signReference" => { "sign": sign-> ${markedSignProjection} } }`;

export const richTextProjection = /* groq */ `{ ${textBlockProjection} }`;
