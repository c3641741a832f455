import { announcement } from "./documents/announcement.ts";
import { course } from "./documents/course.ts";
import { instructor } from "./documents/instructor.ts";
import { page } from "./documents/page.ts";
import { captionTrack } from "./objects/caption-track.ts";
import { feature } from "./objects/feature.ts";
import { figure } from "./objects/figure.ts";
import { metadata } from "./objects/metadata.ts";
import { namedLink } from "./objects/named-link.ts";
import { questionAndAnswer } from "./objects/question-and-answer.ts";
import { review } from "./objects/review.ts";
import { richText } from "./objects/rich-text.ts";
import { storyText } from "./objects/story-text.ts";
import { video } from "./objects/video.ts";
import { sectionTypes } from "./sections/section-types.ts";
import { siteSettings } from "./singletons/site-settings.ts";

/** Documents of which there is one; its `_id` is its type. */
export const singletonTypes = [siteSettings];

/** Documents of which there are many. */
export const documentTypes = [course, instructor, announcement, page];

export const schemaTypes = [
  ...documentTypes,
  ...singletonTypes,
  ...sectionTypes,
  captionTrack,
  feature,
  figure,
  metadata,
  namedLink,
  questionAndAnswer,
  review,
  richText,
  storyText,
  video,
];
