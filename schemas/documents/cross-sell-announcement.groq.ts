import { figureProjection } from "../objects/figure.groq.ts";

/** A course or a book as a shop knows it; `image` is the picture an announcement without one may show. */
const productProjection = /* groq */ `{
  _id, _type, title, handle,
  "holds": coalesce(bundledCourses[]->handle, []),
  "heldBy": *[_type == "course" && ^._id in bundledCourses[]._ref].handle,
  "slug": slug.current,
  "image": coalesce(image, images[isFeatured == true][0], images[0]) ${figureProjection}
}`;

export const crossSellAnnouncementProjection = /* groq */ `{
  _id, text, url,
  image ${figureProjection},
  "shownWith": shownWith[]->handle,
  offers-> ${productProjection}
}`;
