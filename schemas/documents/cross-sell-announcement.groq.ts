import { figureProjection } from "../objects/figure.groq.ts";

/** A course or book as a product. `image` is the default for an announcement without one. */
const productProjection = /* groq */ `{
  _id, _type, title, handle, audience,
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
