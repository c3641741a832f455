import { figureProjection } from "../objects/figure.groq.ts";

/** Somebody who writes, as they stand beside what they wrote. */
export const authorProjection = /* groq */ `{
  _id, _type, name, role, bio,
  image ${figureProjection}
}`;
