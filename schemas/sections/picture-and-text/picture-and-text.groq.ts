import { figureProjection } from "../../objects/figure.groq.ts";
import { richTextProjection } from "../../objects/rich-text.groq.ts";

export const pictureAndTextProjection = /* groq */ `_type == "pictureAndText" => {
  title, body[] ${richTextProjection}, image ${figureProjection}, side
}`;
