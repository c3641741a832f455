import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import { lessonReferences, type LessonSlug } from "#seed/content/lessons/lesson-address.ts";
import { reference } from "#seed/content/reference.ts";
import { toSignId } from "#seed/content/signs/to-signs.ts";

interface Question {
  prompt: string;
  /** A file and what it shows. */
  image?: readonly [file: string, alt: string];
  /** In the order they are shown. Either all of them have a picture or none. */
  answers: readonly (string | AnswerWithPicture)[];
  /** One of the answers, word for word, or several. */
  right: string | readonly string[];
  explanation: string;
  /** The gloss of the sign that it is about. */
  sign?: string;
}

interface AnswerWithPicture {
  text: string;
  image: readonly [file: string, alt: string];
}

export function questions(list: readonly Question[]) {
  return keyed(
    "question",
    list.map(({ prompt, image, answers, right, explanation, sign }) => ({
      _type: "quizQuestion" as const,
      prompt,
      ...(image ? { image: picture(...image) } : {}),
      ...(typeof right === "string" ? {} : { hasSeveralAnswers: true }),
      answers: keyed(
        "answer",
        answers.map((answer) => toAnswer(answer, [right].flat())),
      ),
      explanation,
      ...(sign ? { sign: reference(toSignId(sign)) } : {}),
    })),
  );
}

function toAnswer(answer: string | AnswerWithPicture, right: readonly string[]) {
  const { text, image } = typeof answer === "string" ? { text: answer, image: undefined } : answer;
  return {
    _type: "quizAnswer" as const,
    text,
    isCorrect: right.includes(text),
    ...(image ? { image: picture(...image) } : {}),
  };
}

interface Result {
  title: string;
  text: string;
  freeLessons: LessonSlug[];
  /** Ids of courses and books. */
  recommendedProducts: string[];
}

interface Band extends Result {
  /** Percent, both included. */
  from: number;
  to: number;
}

export function bands(list: readonly Band[]) {
  return keyed(
    "band",
    list.map(({ from, to, ...band }) => ({ _type: "quizBand" as const, from, to, ...toResult(band) })),
  );
}

interface OpeningAnswer {
  text: string;
  /** Ends the quiz. */
  result?: Result;
}

/** The question before the others. */
export const opening = (prompt: string, answers: readonly OpeningAnswer[]) => ({
  _type: "quizOpening" as const,
  prompt,
  answers: keyed(
    "answer",
    answers.map(({ text, result }) => ({
      _type: "quizOpeningAnswer" as const,
      text,
      ...(result ? { result: { _type: "quizResult" as const, ...toResult(result) } } : {}),
    })),
  ),
});

const toResult = ({ freeLessons, recommendedProducts, ...words }: Result) => ({
  ...words,
  freeLessons: lessonReferences(freeLessons),
  recommendedProducts: keyed("product", recommendedProducts.map(reference)),
});
