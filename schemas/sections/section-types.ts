import { bookShelf } from "./book-shelf/book-shelf.ts";
import { callToAction } from "./call-to-action/call-to-action.ts";
import { courseComparison } from "./course-comparison/course-comparison.ts";
import { courseShelf } from "./course-shelf/course-shelf.ts";
import { emailSignup } from "./email-signup/email-signup.ts";
import { stats } from "./stats/stats.ts";
import { film } from "./film/film.ts";
import { giftCards } from "./gift-cards/gift-cards.ts";
import { giftCodeForm } from "./gift-code-form/gift-code-form.ts";
import { giftShelf } from "./gift-shelf/gift-shelf.ts";
import { hero } from "./hero/hero.ts";
import { instructors } from "./instructors/instructors.ts";
import { lessonShelf } from "./lesson-shelf/lesson-shelf.ts";
import { pictureAndText } from "./picture-and-text/picture-and-text.ts";
import { prose } from "./prose/prose.ts";
import { requestForm } from "./request-form/request-form.ts";
import { questions } from "./questions/questions.ts";
import { steps } from "./steps/steps.ts";
import { testimonials } from "./testimonials/testimonials.ts";

/** All section types for pages. */
export const sectionTypes = [
  hero,
  prose,
  pictureAndText,
  film,
  courseShelf,
  courseComparison,
  giftShelf,
  giftCards,
  bookShelf,
  lessonShelf,
  instructors,
  stats,
  steps,
  testimonials,
  questions,
  emailSignup,
  requestForm,
  giftCodeForm,
  callToAction,
];
