import { figureProjection } from "../objects/figure.groq.ts";
import { metadataProjection } from "../objects/metadata.groq.ts";
import { videoProjection } from "../objects/video.groq.ts";
import { bookCardProjection } from "./book.groq.ts";
import { courseCardProjection } from "./course.groq.ts";
import { freeLessonCardProjection } from "./free-lesson.groq.ts";

/** A quiz in a list. */
export const quizCardProjection = /* groq */ `{
  _id, _type, title, introduction,
  "slug": slug.current,
  "questionCount": count(questions),
  image ${figureProjection}
}`;

/** What a result recommends, with the courses that come before a course. */
const quizResultProjection = /* groq */ `{
  title, text,
  freeLessons[]-> ${freeLessonCardProjection},
  recommendedProducts[]-> {
    _type == "book" => ${bookCardProjection},
    _type == "course" => {
      ...${courseCardProjection},
      prerequisites[]-> ${courseCardProjection}
    }
  }
}`;

const quizQuestionProjection = /* groq */ `{
  _key, prompt, hasSeveralAnswers, explanation,
  image ${figureProjection},
  video ${videoProjection},
  answers[] { _key, text, isCorrect, image ${figureProjection} },
  sign-> {
    _id, _type, gloss, englishWords, description,
    "slug": slug.current,
    "video": videos[0] ${videoProjection}
  }
}`;

/** A quiz on its own page, with everything that its results recommend. `_rev` tells a changed quiz. */
export const quizPageProjection = /* groq */ `{
  _id, _type, _rev, quizId, title, introduction,
  "slug": slug.current,
  image ${figureProjection},
  opening { prompt, answers[] { _key, text, result ${quizResultProjection} } },
  questions[] ${quizQuestionProjection},
  bands[] { _key, from, to, ...${quizResultProjection} },
  meta ${metadataProjection}
}`;
