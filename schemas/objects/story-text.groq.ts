import { figureProjection } from "./figure.groq.ts";
import { textBlockProjection } from "./rich-text.groq.ts";
import { videoProjection } from "./video.groq.ts";

/** Text with its images, videos, and tables. */
export const storyTextProjection = /* groq */ `{
  _key, _type,
  _type == "block" => { ${textBlockProjection} },
  _type == "figure" => ${figureProjection},
  _type == "video" => ${videoProjection},
  _type == "table" => { caption, rows[] { _key, cells } }
}`;
