import { figureProjection } from "../../objects/figure.groq.ts";

export const pictureAndTextProjection = /* groq */ `_type == "pictureAndText" => {
  title, body, image ${figureProjection}, side
}`;
