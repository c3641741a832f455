import { announcement } from "./documents/announcement.ts";
import { author } from "./documents/author.ts";
import { blogPost } from "./documents/blog-post.ts";
import { course } from "./documents/course.ts";
import { faq } from "./documents/faq.ts";
import { freeLesson } from "./documents/free-lesson.ts";
import { instructor } from "./documents/instructor.ts";
import { legalPage } from "./documents/legal-page.ts";
import { page } from "./documents/page.ts";
import { quiz } from "./documents/quiz.ts";
import { sign } from "./documents/sign.ts";
import { captionTrack } from "./objects/caption-track.ts";
import { exampleSentence } from "./objects/example-sentence.ts";
import { feature } from "./objects/feature.ts";
import { figure } from "./objects/figure.ts";
import { metadata } from "./objects/metadata.ts";
import { namedLink } from "./objects/named-link.ts";
import { questionAndAnswer } from "./objects/question-and-answer.ts";
import { quizAnswer } from "./objects/quiz-answer.ts";
import { quizBand } from "./objects/quiz-band.ts";
import { quizQuestion } from "./objects/quiz-question.ts";
import { review } from "./objects/review.ts";
import { richText } from "./objects/rich-text.ts";
import { storyText } from "./objects/story-text.ts";
import { video } from "./objects/video.ts";
import { sectionTypes } from "./sections/section-types.ts";
import { siteSettings } from "./singletons/site-settings.ts";

/** Documents of which there is one; its `_id` is its type. */
export const singletonTypes = [siteSettings];

/** Documents of which there are many. */
export const documentTypes = [
  course,
  instructor,
  announcement,
  page,
  legalPage,
  faq,
  blogPost,
  author,
  sign,
  freeLesson,
  quiz,
];

export const schemaTypes = [
  ...documentTypes,
  ...singletonTypes,
  ...sectionTypes,
  captionTrack,
  exampleSentence,
  feature,
  figure,
  metadata,
  namedLink,
  questionAndAnswer,
  quizAnswer,
  quizBand,
  quizQuestion,
  review,
  richText,
  storyText,
  video,
];
