import { documentPath } from "@shop/schemas/paths.ts";
import type { Quiz } from "#content/content-types.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { QuizVerdict } from "./quiz-verdict.tsx";

export interface SharedScoreViewProps {
  quiz: Quiz;
  points: number;
  count: number;
}

/** A score that somebody shared, without who or which answers. */
export function SharedScoreView({ quiz, points, count }: SharedScoreViewProps) {
  return (
    <QuizVerdict
      quiz={quiz}
      marks={Array.from({ length: count }, (_, index) => index < points)}
      title={`Someone got ${points} of ${count}.`}
      text={quiz.introduction}
    >
      <ButtonLink href={documentPath(quiz)}>Take the quiz yourself</ButtonLink>
    </QuizVerdict>
  );
}
