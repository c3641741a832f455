import { stegaClean } from "@sanity/client/stega";
import type { QuizCompletion } from "#features/analytics/analytics-events.ts";
import type { Quiz } from "#content/content-types.ts";
import type { QuizOutcome } from "./quiz-outcome.ts";

/** What's reported about a completed quiz, besides the id of the response. Null if nothing was answered. */
export function toQuizCompletion(
  { quizId, title }: Pick<Quiz, "quizId" | "title">,
  outcome: QuizOutcome,
): QuizCompletion | null {
  if (outcome.kind === "unanswered") return null;
  const { freeLessons, recommendedProducts } = outcome.result ?? {};
  return stegaClean({
    quizId: quizId ?? "",
    quizTitle: title ?? "",
    quizScore: outcome.kind === "scored" ? outcome.score.points : null,
    // A broken reference is null, whatever the types say.
    freeLessons: (freeLessons ?? []).flatMap((lesson) =>
      lesson?.slug ? [`${lesson.level}/${lesson.slug}`] : [],
    ),
    recommendedProducts: (recommendedProducts ?? []).flatMap((product) => product?.handle ?? []),
  });
}
