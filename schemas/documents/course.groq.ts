import { figureProjection } from "../objects/figure.groq.ts";
import { metadataProjection } from "../objects/metadata.groq.ts";
import { videoProjection } from "../objects/video.groq.ts";
import { instructorProjection } from "./instructor.groq.ts";

/** A course as it stands on a shelf, in a bundle or among prerequisites. */
export const courseCardProjection = /* groq */ `{
  _id, _type, title, subtitle, description, handle, audience, skillLevel, type, orderInSeries, lessonCount, stats,
  "slug": slug.current,
  image ${figureProjection}
}`;

/** A printed workbook as its course names it. */
const workbookProjection = /* groq */ `{
  _id, _type, handle, title, subtitle,
  "image": coalesce(images[isFeatured == true][0], images[0]) ${figureProjection}
}`;

/** A course as its own page shows it, with the printed workbooks that name it, or one of its parts, among what goes with them. */
export const coursePageProjection = /* groq */ `{
  _id, _type, title, subtitle, description, handle, audience, skillLevel, type, orderInSeries, lessonCount, stats, ageRange, metaAgeRange,
  "slug": slug.current,
  image ${figureProjection},
  header { description, highlights, image ${figureProjection} },
  previewVideo ${videoProjection},
  overview,
  instructor-> ${instructorProjection},
  topics { list, image ${figureProjection}, video ${videoProjection} },
  "hasSyllabus": defined(syllabus.asset),
  whatYouWillLearn,
  features[] { _key, title, description, image ${figureProjection}, video ${videoProjection} },
  reviews[] { _key, author, content },
  courseFaq[] { _key, question, answer, link },
  prerequisites[]-> ${courseCardProjection},
  bundledCourses[]-> ${courseCardProjection},
  "workbooks": *[_type == "book" && isShopifyProduct == true && references(^._id, ^.bundledCourses[]._ref)]
    | order(orderInList asc) ${workbookProjection},
  meta ${metadataProjection}
}`;
