import { figureProjection } from "../objects/figure.groq.ts";
import { metadataProjection } from "../objects/metadata.groq.ts";
import { richTextProjection } from "../objects/rich-text.groq.ts";
import { reviewProjection } from "../objects/review.groq.ts";
import { videoProjection } from "../objects/video.groq.ts";
import { instructorProjection } from "./instructor.groq.ts";

/** A course in a list, a bundle or prerequisites. */
export const courseCardProjection = /* groq */ `{
  _id, _type, title, subtitle, description, handle, audience, skillLevel, type, orderInSeries, lessonCount, stats,
  "slug": slug.current,
  image ${figureProjection}
}`;

/** A printed workbook on its course's page. */
const workbookProjection = /* groq */ `{
  _id, _type, handle, title, subtitle,
  "image": coalesce(images[isFeatured == true][0], images[0]) ${figureProjection}
}`;

/**
 * A course on its own page, with the printed workbooks related to it or to one of its parts, and what a class saves. Whether it opens for
 * its buyers is up to the learning site's IDs, as in the site's `toCourseAccess`: a bundle's courses open instead of it.
 */
export const coursePageProjection = /* groq */ `{
  _id, _type, title, subtitle, description, handle, audience, skillLevel, type, orderInSeries, lessonCount, stats, ageRange, metaAgeRange,
  "slug": slug.current,
  image ${figureProjection},
  header { description, highlights, image ${figureProjection} },
  previewVideo ${videoProjection},
  trialLesson-> { _id, _type, title, level, "slug": slug.current },
  overview[] ${richTextProjection},
  instructor-> ${instructorProjection},
  topics { list, image ${figureProjection}, video ${videoProjection} },
  "hasSyllabus": defined(syllabus.asset),
  "opens": count(
    select(count(bundledCourses) > 0 => coalesce(bundledCourses[]->thinkificId, []), [thinkificId])[coalesce(@, "") == ""]
  ) == 0,
  whatYouWillLearn,
  features[] { _key, title, description, image ${figureProjection}, video ${videoProjection} },
  reviews[] ${reviewProjection},
  courseFaq[] { _key, question, answer, link },
  prerequisites[]-> ${courseCardProjection},
  bundledCourses[]-> ${courseCardProjection},
  "workbooks": *[_type == "book" && isShopifyProduct == true && references(^._id, ^.bundledCourses[]._ref)]
    | order(orderInList asc) ${workbookProjection},
  "classroomDiscounts": *[_type == "classroomPricing" && ^._id in courses[]._ref][0].discounts[] { _key, minSeats, percent },
  meta ${metadataProjection}
}`;
