import { figureProjection } from "../objects/figure.groq.ts";

export const instructorProjection = /* groq */ `{
  _id, _type, name, role, shortBio, about,
  image ${figureProjection}
}`;
