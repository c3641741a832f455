import { figureProjection } from "../objects/figure.groq.ts";

/** Instructors from before there were several pictures have their one in `image`. */
export const instructorProjection = /* groq */ `{
  _id, _type, name, role, shortBio, about,
  "image": coalesce(images[0], image) ${figureProjection}
}`;
