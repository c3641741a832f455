import { metadataProjection } from "../objects/metadata.groq.ts";
import { callToActionProjection } from "../sections/call-to-action/call-to-action.groq.ts";
import { courseShelfProjection } from "../sections/course-shelf/course-shelf.groq.ts";
import { figuresProjection } from "../sections/figures/figures.groq.ts";
import { heroProjection } from "../sections/hero/hero.groq.ts";
import { instructorsProjection } from "../sections/instructors/instructors.groq.ts";
import { stepsProjection } from "../sections/steps/steps.groq.ts";

export const pageProjection = /* groq */ `{
  _id, _type, title, path,
  sections[] {
    _key, _type,
    ${heroProjection},
    ${courseShelfProjection},
    ${instructorsProjection},
    ${figuresProjection},
    ${stepsProjection},
    ${callToActionProjection}
  },
  meta ${metadataProjection}
}`;
