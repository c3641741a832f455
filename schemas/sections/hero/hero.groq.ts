import { figureProjection } from "../../objects/figure.groq.ts";

export const heroProjection = /* groq */ `_type == "hero" => {
  eyebrow, title, text, ground, image ${figureProjection}, links[] { _key, label, href }
}`;
