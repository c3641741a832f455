import { figureProjection } from "../objects/figure.groq.ts";

/** A lesson as it stands on a shelf. */
export const freeLessonCardProjection = /* groq */ `{
  _id, _type, title, summary, level, order,
  "slug": slug.current,
  "hasVideo": defined(video),
  image ${figureProjection}
}`;
