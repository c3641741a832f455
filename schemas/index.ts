import { announcement } from "./documents/announcement.ts";
import { author } from "./documents/author.ts";
import { blogPost } from "./documents/blog-post.ts";
import { book } from "./documents/book.ts";
import { course } from "./documents/course.ts";
import { crossSellAnnouncement } from "./documents/cross-sell-announcement.ts";
import { faq } from "./documents/faq.ts";
import { freeLesson } from "./documents/free-lesson.ts";
import { instructor } from "./documents/instructor.ts";
import { legalPage } from "./documents/legal-page.ts";
import { pageMetadata } from "./documents/page-metadata.ts";
import { page } from "./documents/page.ts";
import { previewComment } from "./documents/preview-comment.ts";
import { previewLink } from "./documents/preview-link.ts";
import { promotion } from "./documents/promotion.ts";
import { quiz } from "./documents/quiz.ts";
import { redirect } from "./documents/redirect.ts";
import { sign } from "./documents/sign.ts";
import { ageRange } from "./objects/age-range.ts";
import { bookImage } from "./objects/book-image.ts";
import { captionTrack } from "./objects/caption-track.ts";
import { confusedSign } from "./objects/confused-sign.ts";
import { exampleSentence } from "./objects/example-sentence.ts";
import { externalProduct } from "./objects/external-product.ts";
import { feature } from "./objects/feature.ts";
import { figure } from "./objects/figure.ts";
import { labeledValue } from "./objects/labeled-value.ts";
import { metadataEntry } from "./objects/metadata-entry.ts";
import { metadata } from "./objects/metadata.ts";
import { namedLink } from "./objects/named-link.ts";
import { policy } from "./objects/policy.ts";
import { questionAndAnswer } from "./objects/question-and-answer.ts";
import { quizAnswer } from "./objects/quiz-answer.ts";
import { quizBand } from "./objects/quiz-band.ts";
import { quizOpeningAnswer } from "./objects/quiz-opening-answer.ts";
import { quizOpening } from "./objects/quiz-opening.ts";
import { quizQuestion } from "./objects/quiz-question.ts";
import { quizResult } from "./objects/quiz-result.ts";
import { review } from "./objects/review.ts";
import { richText } from "./objects/rich-text.ts";
import { storyText } from "./objects/story-text.ts";
import { synonyms } from "./objects/synonyms.ts";
import { table } from "./objects/table.ts";
import { video } from "./objects/video.ts";
import { sectionTypes } from "./sections/section-types.ts";
import { classroomPricing } from "./singletons/classroom-pricing.ts";
import { featureList } from "./singletons/feature-list.ts";
import { siteSettings } from "./singletons/site-settings.ts";

/** Singletons. Their `_id` is their type. */
export const singletonTypes = [siteSettings, featureList, classroomPricing];

export const documentTypes = [
  course,
  book,
  instructor,
  announcement,
  crossSellAnnouncement,
  promotion,
  page,
  pageMetadata,
  legalPage,
  faq,
  blogPost,
  author,
  sign,
  freeLesson,
  quiz,
  redirect,
];

/** Documents that only the Studio and the site create, left out of lists and menus. */
const privateTypes = [previewLink, previewComment];

export const schemaTypes = [
  ...documentTypes,
  ...singletonTypes,
  ...privateTypes,
  ...sectionTypes,
  ageRange,
  bookImage,
  captionTrack,
  confusedSign,
  exampleSentence,
  externalProduct,
  feature,
  figure,
  labeledValue,
  metadata,
  metadataEntry,
  namedLink,
  policy,
  questionAndAnswer,
  quizAnswer,
  quizBand,
  quizOpening,
  quizOpeningAnswer,
  quizQuestion,
  quizResult,
  review,
  richText,
  storyText,
  synonyms,
  table,
  video,
];
