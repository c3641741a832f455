import { figureProjection } from "../objects/figure.groq.ts";
import { metadataProjection } from "../objects/metadata.groq.ts";
import { instructorProjection } from "./instructor.groq.ts";

/** A course as it stands on a shelf, in a bundle or among prerequisites. */
export const courseCardProjection = /* groq */ `{
  _id, _type, title, subtitle, description, handle, audience, skillLevel, type, orderInSeries, lessonCount, stats,
  "slug": slug.current,
  image ${figureProjection}
}`;

/** A course as its own page shows it. */
export const coursePageProjection = /* groq */ `{
  _id, _type, title, subtitle, description, handle, audience, skillLevel, type, orderInSeries, lessonCount, stats,
  "slug": slug.current,
  image ${figureProjection},
  header { description, highlights, image ${figureProjection} },
  overview,
  instructor-> ${instructorProjection},
  topics { list, image ${figureProjection} },
  whatYouWillLearn,
  features[] { _key, title, description, image ${figureProjection} },
  courseFaq[] { _key, question, answer, link },
  prerequisites[]-> ${courseCardProjection},
  bundledCourses[]-> ${courseCardProjection},
  meta ${metadataProjection}
}`;
