import { figureProjection } from "../objects/figure.groq.ts";

/** An author as shown with a post. */
export const authorProjection = /* groq */ `{
  _id, _type, name, role, bio,
  image ${figureProjection}
}`;
