import { figureProjection } from "../objects/figure.groq.ts";
import { richTextProjection } from "../objects/rich-text.groq.ts";

/** Instructors created before there were several images have one in `image`. */
export const instructorProjection = /* groq */ `{
  _id, _type, name, role, shortBio, "slug": slug.current,
  about[] ${richTextProjection},
  "image": coalesce(images[0], image) ${figureProjection}
}`;
