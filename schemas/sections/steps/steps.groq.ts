import { figureProjection } from "../../objects/figure.groq.ts";
import { videoProjection } from "../../objects/video.groq.ts";

export const stepsProjection = /* groq */ `_type == "steps" => {
  title, items[] { _key, title, description, image ${figureProjection}, video ${videoProjection} }
}`;
