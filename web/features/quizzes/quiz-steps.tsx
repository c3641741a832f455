import type { ReactNode } from "react";
import type { Quiz, QuizQuestion } from "#content/content-types.ts";
import { Picture } from "#ui/picture.tsx";
import { AboutSign } from "./about-sign.tsx";
import { QuestionMedia } from "./question-media.tsx";
import { openingField, toQuestions, toRightKeys } from "./score-quiz.ts";

/** One question of a quiz's form. */
export interface QuizStep {
  /** The name of its radio buttons or checkboxes. */
  field: string;
  /** Such as “Question 3 of 10”. */
  place: string;
  /** How much of the quiz it completes, from 0 to 1. */
  done: number;
  prompt: string | null;
  hasSeveral: boolean;
  media: ReactNode;
  answers: readonly StepAnswer[];
  /** Null for the opening question, whose answers aren't right or wrong. */
  rightKeys: readonly string[] | null;
  explanation: string | null;
  sign: ReactNode;
}

export interface StepAnswer {
  key: string;
  text: string | null;
  picture: ReactNode;
  /** Whether it ends the quiz with a result of its own. */
  ends: boolean;
}

/** The opening question, if there is one, and the others. */
export function toQuizSteps(quiz: Pick<Quiz, "opening" | "questions">): QuizStep[] {
  const questions = toQuestions(quiz);
  return [
    ...toOpeningStep(quiz.opening),
    ...questions.map((question, index) => toStep(question, index + 1, questions.length)),
  ];
}

function toOpeningStep(opening: Quiz["opening"]): QuizStep[] {
  if (!opening?.answers?.length) return [];
  const step = {
    field: openingField,
    place: "Before you start",
    done: 0,
    prompt: opening.prompt,
    hasSeveral: false,
    media: null,
    rightKeys: null,
    explanation: null,
    sign: null,
  };
  const answers = opening.answers.map(({ _key, text, result }) => ({
    key: _key,
    text,
    picture: null,
    ends: result !== null,
  }));
  return [{ ...step, answers }];
}

function toStep(question: QuizQuestion, number: number, count: number): QuizStep {
  return {
    field: question._key,
    place: `Question ${number} of ${count}`,
    done: number / count,
    prompt: question.prompt,
    hasSeveral: question.hasSeveralAnswers === true,
    media: <QuestionMedia question={question} />,
    answers: (question.answers ?? []).map(({ _key, text, image }) => ({
      key: _key,
      text,
      picture: image?.asset ? (
        <Picture figure={image} sizes="(width >= 60rem) 20vw, 45vw" ratio={4 / 3} maxWidth={828} />
      ) : null,
      ends: false,
    })),
    rightKeys: toRightKeys(question),
    explanation: question.explanation,
    sign: question.sign && <AboutSign sign={question.sign} />,
  };
}
