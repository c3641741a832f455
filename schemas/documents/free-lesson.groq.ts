import { figureProjection } from "../objects/figure.groq.ts";
import { metadataProjection } from "../objects/metadata.groq.ts";
import { storyTextProjection } from "../objects/story-text.groq.ts";
import { videoProjection } from "../objects/video.groq.ts";
import { courseCardProjection } from "./course.groq.ts";

/** A lesson in a list. */
export const freeLessonCardProjection = /* groq */ `{
  _id, _type, title, summary, level, order,
  "slug": slug.current,
  "hasVideo": defined(video),
  image ${figureProjection}
}`;

/** A sign in a lesson, with how to make it. */
const taughtSignProjection = /* groq */ `{
  _id, _type, gloss, englishWords, description, handshape, location, movement, nonManual,
  "slug": slug.current
}`;

/** A lesson on its own page, with all lessons of its level to find its neighbors. */
export const freeLessonPageProjection = /* groq */ `{
  _id, _type, title, summary, level, order, practice,
  "slug": slug.current,
  image ${figureProjection},
  video ${videoProjection},
  body[] ${storyTextProjection},
  signs[]-> ${taughtSignProjection},
  nextCourse-> ${courseCardProjection},
  "levelLessons": *[_type == "freeLesson" && level == ^.level] | order(coalesce(order, 1000) asc, title asc)
    ${freeLessonCardProjection},
  meta ${metadataProjection}
}`;
