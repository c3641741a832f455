import type { Metadata } from "next";
import { readQuiz, readQuizCards } from "#content/quizzes.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView, readView } from "#content/view.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { parseSharedScore } from "#features/quizzes/parse-quiz-url.ts";
import { toQuestions } from "#features/quizzes/score-quiz.ts";
import { SharedScoreView } from "#features/quizzes/shared-score-view.tsx";
import { redirectOrNotFound, toNotFoundMetadata } from "../../../../not-found.server.tsx";

interface Props {
  params: Promise<{ slug: string; score: string }>;
}

/** One page for each quiz. The others are rendered when somebody follows their link. */
export async function generateStaticParams() {
  const quizzes = await readQuizCards(publishedView);
  return quizzes.flatMap(({ slug, questionCount }) =>
    slug ? [{ slug, score: `${questionCount ?? 0}` }] : [],
  );
}

async function readSharedScore(params: Props["params"]) {
  const { slug, score } = await params;
  const view = await readView();
  const quiz = await readQuiz(slug, view);
  const count = quiz ? toQuestions(quiz).length : 0;
  const points = parseSharedScore(score, count);
  return {
    path: `/quizzes/${slug}`,
    score,
    view,
    shared: quiz && points !== null ? { quiz, points, count } : null,
  };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, view, shared } = await readSharedScore(params);
  const settings = await readSiteSettings(view);
  if (!shared) return toNotFoundMetadata(settings);
  const { quiz, points, count } = shared;
  return toMetadata({
    settings,
    path,
    title: `${points} of ${count} in “${quiz.title}”`,
    description: quiz.introduction,
    image: quiz.image,
    isIndexed: false,
  });
}

/** A score that somebody shared. */
export default async function SharedScorePage({ params }: Props) {
  const { path, score, view, shared } = await readSharedScore(params);
  if (!shared) return redirectOrNotFound(`${path}/results/${score}`, view);
  return <SharedScoreView {...shared} />;
}
