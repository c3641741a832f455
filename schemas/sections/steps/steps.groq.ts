import { figureProjection } from "../../objects/figure.groq.ts";

export const stepsProjection = /* groq */ `_type == "steps" => {
  title, items[] { _key, title, description, image ${figureProjection} }
}`;
