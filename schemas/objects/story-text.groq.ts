import { figureProjection } from "./figure.groq.ts";
import { textBlockProjection } from "./rich-text.groq.ts";
import { videoProjection } from "./video.groq.ts";

/** Text with its images and videos. */
export const storyTextProjection = /* groq */ `{
  _key, _type,
  _type == "block" => { ${textBlockProjection} },
  _type == "figure" => ${figureProjection},
  _type == "video" => ${videoProjection}
}`;
