import { keyed } from "#seed/content/keyed.ts";
import { lessonReferences, type LessonSlug } from "#seed/content/lessons/lesson-address.ts";
import { reference } from "#seed/content/reference.ts";

interface Question {
  prompt: string;
  /** In the order they are shown. */
  answers: string[];
  /** One of the answers, word for word. */
  right: string;
  explanation: string;
}

export function questions(list: readonly Question[]) {
  return keyed(
    "question",
    list.map(({ prompt, answers, right, explanation }) => ({
      _type: "quizQuestion" as const,
      prompt,
      answers: keyed(
        "answer",
        answers.map((text) => ({ _type: "quizAnswer" as const, text, isCorrect: text === right })),
      ),
      explanation,
    })),
  );
}

interface Band {
  /** Percent, both included. */
  from: number;
  to: number;
  title: string;
  text: string;
  freeLessons: LessonSlug[];
  /** Ids of courses and books. */
  recommendedProducts: string[];
}

export function bands(list: readonly Band[]) {
  return keyed(
    "band",
    list.map(({ freeLessons, recommendedProducts, ...band }) => ({
      _type: "quizBand" as const,
      ...band,
      freeLessons: lessonReferences(freeLessons),
      recommendedProducts: keyed("product", recommendedProducts.map(reference)),
    })),
  );
}
