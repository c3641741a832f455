import { quizCardsQuery, quizQuery } from "@shop/web/content/quizzes.server.ts";
import { toQuizCompletion } from "@shop/web/features/quizzes/quiz-completion.ts";
import { QuizListView } from "@shop/web/features/quizzes/quiz-list-view.tsx";
import { toQuizOutcome } from "@shop/web/features/quizzes/quiz-outcome.ts";
import { QuizResultView } from "@shop/web/features/quizzes/quiz-result-view.tsx";
import { toQuizSteps } from "@shop/web/features/quizzes/quiz-steps.tsx";
import { QuizView } from "@shop/web/features/quizzes/quiz-view.tsx";
import { findBand, openingField, toQuestions } from "@shop/web/features/quizzes/score-quiz.ts";
import { SharedScoreView } from "@shop/web/features/quizzes/shared-score-view.tsx";
import type { QueryClient } from "./query-client.ts";
import { prerenderToHtml } from "./site/prerender-to-html.ts";
import { type SiteView, toView } from "./site-view.ts";

/** All quizzes, and the one at an address. */
export async function readQuizzes(client: QueryClient, slug: string | null) {
  const [cards, quiz] = await Promise.all([client.fetch(quizCardsQuery), client.fetch(quizQuery, { slug })]);
  return { cards, quiz };
}

type Quizzes = Awaited<ReturnType<typeof readQuizzes>>;

/** The list, the quiz, its result for the first answer to each question and for none, and each band's result. */
export function toQuizViews({ cards, quiz }: Quizzes): SiteView[] {
  return [
    toView("quizzes", cards, () => prerenderToHtml(<QuizListView quizzes={cards} />)),
    toView("quiz", quiz, () => prerenderToHtml(quiz && <QuizView quiz={quiz} />)),
    toView("quiz's results", quiz, async () => {
      if (!quiz) return "";
      const firstAnswers = toQuestions(quiz).map(({ _key, answers }) => [_key, [answers?.[0]?._key ?? ""]]);
      const submissions = [
        { opening: quiz.opening?.answers?.[0]?._key ?? null, answers: {} },
        { opening: null, answers: Object.fromEntries(firstAnswers) },
        { opening: null, answers: {} },
      ];
      const outcomes = [
        ...submissions.map((submission) => toQuizOutcome(quiz, submission)),
        ...(quiz.bands ?? []).map((result) => ({ ...perfect, result })),
      ];
      const pages = await Promise.all(
        outcomes.map((outcome) =>
          prerenderToHtml(<QuizResultView quiz={quiz} outcome={outcome} offers={new Map()} />),
        ),
      );
      const shared = await prerenderToHtml(<SharedScoreView quiz={quiz} points={1} count={1} />);
      return [...pages, shared].join("\n");
    }),
    toView("quiz's rules", quiz, () => JSON.stringify(quiz && toRules(quiz))),
  ];
}

const perfect = { kind: "scored", score: { points: 1, count: 1, marks: [true] }, answered: [] } as const;

/** What decides about a visitor's way and result: where an opening answer leads, and which band each percentage has. */
function toRules(quiz: NonNullable<Quizzes["quiz"]>) {
  const scores = Array.from({ length: 101 }, (_, points) => points);
  const bands = scores.map((points) => findBand(quiz.bands, { points, count: 100 }));
  const opening = toQuizSteps(quiz).find(({ field }) => field === openingField);
  return {
    bands: bands.map((band) => band?.title),
    ends: opening?.answers.map(({ ends }) => ends),
    completion: bands.map((result) => toQuizCompletion(quiz, { ...perfect, result })),
  };
}
