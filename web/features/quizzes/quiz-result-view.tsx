import { documentPath } from "@shop/schemas/paths.ts";
import type { Offers } from "#commerce/offer.ts";
import type { Quiz } from "#content/content-types.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { AnswerReview } from "./answer-review.tsx";
import { toQuizCompletion } from "./quiz-completion.ts";
import type { QuizOutcome } from "./quiz-outcome.ts";
import { toSharedScorePath } from "./quiz-paths.ts";
import { QuizVerdict } from "./quiz-verdict.tsx";
import { Recommendations } from "./recommendations.tsx";
import { ReportCompletion } from "./report-completion.client.tsx";

export interface QuizResultViewProps {
  quiz: Quiz;
  outcome: QuizOutcome;
  offers: Offers;
}

/** A visitor's result: the score, what it means, what to do next, and each question with its answer. */
export function QuizResultView({ quiz, outcome, offers }: QuizResultViewProps) {
  const completion = toQuizCompletion(quiz, outcome);
  return (
    <article>
      <ResultVerdict quiz={quiz} outcome={outcome} />
      {outcome.kind !== "unanswered" && <Recommendations result={outcome.result} offers={offers} />}
      {outcome.kind === "scored" && (
        <SideHeadingBand title="Your answers">
          <AnswerReview answered={outcome.answered} />
        </SideHeadingBand>
      )}
      {completion && <ReportCompletion id={quiz._id} completion={completion} />}
    </article>
  );
}

function ResultVerdict({ quiz, outcome }: Pick<QuizResultViewProps, "quiz" | "outcome">) {
  if (outcome.kind === "unanswered")
    return (
      <QuizVerdict quiz={quiz} title="No answers yet" text="Answer at least one question to get a result.">
        <ButtonLink href={documentPath(quiz)}>Go back to the questions</ButtonLink>
      </QuizVerdict>
    );
  const { title, text } = outcome.result ?? {};
  const startOver = (
    <ButtonLink tone="quiet" href={documentPath(quiz)}>
      Start over
    </ButtonLink>
  );
  if (outcome.kind === "ended")
    return (
      <QuizVerdict quiz={quiz} title={title} text={text}>
        {startOver}
      </QuizVerdict>
    );
  const { points, count, marks } = outcome.score;
  return (
    <QuizVerdict
      quiz={quiz}
      score={`${points} of ${count}`}
      marks={marks}
      title={title ?? "Your result"}
      text={text}
    >
      {startOver}
      <p>
        <SiteLink href={toSharedScorePath(quiz, points)}>Share your score</SiteLink>. The page behind this
        link says {points} of {count}, and nothing about you.
      </p>
    </QuizVerdict>
  );
}
