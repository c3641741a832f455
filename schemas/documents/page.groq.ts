import { metadataProjection } from "../objects/metadata.groq.ts";
import { bookShelfProjection } from "../sections/book-shelf/book-shelf.groq.ts";
import { callToActionProjection } from "../sections/call-to-action/call-to-action.groq.ts";
import { courseComparisonProjection } from "../sections/course-comparison/course-comparison.groq.ts";
import { courseShelfProjection } from "../sections/course-shelf/course-shelf.groq.ts";
import { emailSignupProjection } from "../sections/email-signup/email-signup.groq.ts";
import { statsProjection } from "../sections/stats/stats.groq.ts";
import { filmProjection } from "../sections/film/film.groq.ts";
import { giftCardsProjection } from "../sections/gift-cards/gift-cards.groq.ts";
import { giftCodeFormProjection } from "../sections/gift-code-form/gift-code-form.groq.ts";
import { giftShelfProjection } from "../sections/gift-shelf/gift-shelf.groq.ts";
import { heroProjection } from "../sections/hero/hero.groq.ts";
import { instructorsProjection } from "../sections/instructors/instructors.groq.ts";
import { lessonShelfProjection } from "../sections/lesson-shelf/lesson-shelf.groq.ts";
import { pictureAndTextProjection } from "../sections/picture-and-text/picture-and-text.groq.ts";
import { proseProjection } from "../sections/prose/prose.groq.ts";
import { requestFormProjection } from "../sections/request-form/request-form.groq.ts";
import { questionsProjection } from "../sections/questions/questions.groq.ts";
import { stepsProjection } from "../sections/steps/steps.groq.ts";
import { testimonialsProjection } from "../sections/testimonials/testimonials.groq.ts";

export const pageProjection = /* groq */ `{
  _id, _type, title, path, hiddenInHeader,
  sections[] {
    _key, _type,
    ${heroProjection},
    ${proseProjection},
    ${pictureAndTextProjection},
    ${filmProjection},
    ${courseShelfProjection},
    ${courseComparisonProjection},
    ${giftShelfProjection},
    ${giftCardsProjection},
    ${bookShelfProjection},
    ${lessonShelfProjection},
    ${instructorsProjection},
    ${statsProjection},
    ${stepsProjection},
    ${testimonialsProjection},
    ${questionsProjection},
    ${emailSignupProjection},
    ${requestFormProjection},
    ${giftCodeFormProjection},
    ${callToActionProjection}
  },
  meta ${metadataProjection}
}`;
