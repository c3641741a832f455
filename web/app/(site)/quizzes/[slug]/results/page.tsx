import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readPricedQuiz } from "#catalog/quiz-page.server.ts";
import { readQuiz } from "#content/quizzes.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { parseQuizAnswers } from "#features/quizzes/parse-quiz-url.ts";
import { toQuizOutcome } from "#features/quizzes/quiz-outcome.ts";
import { QuizResultView } from "#features/quizzes/quiz-result-view.tsx";

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const view = await readView();
  const [quiz, settings] = await Promise.all([readQuiz(slug, view), readSiteSettings(view)]);
  const title = quiz?.title ? `Your result: ${quiz.title}` : "Your result";
  const description = `${title}. See what’s right, why, and where to go from here.`;
  return toMetadata({ settings, path: `/quizzes/${slug}`, title, description, isIndexed: false });
}

// The result is part of the first response, because streamed content needs JavaScript.
export const instant = false;

/** A visitor's result. The answers are in the query, so that a plain form can ask for it and a reload shows it again. */
export default async function QuizResultPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const query = await searchParams;
  const priced = await readPricedQuiz(slug, await readView());
  // The quiz's own address has the 404 page, which would need JavaScript here (decision 11), or a redirect.
  if (!priced) redirect(`/quizzes/${encodeURIComponent(slug)}`);
  const { quiz, offers } = priced;
  return (
    <QuizResultView
      quiz={quiz}
      outcome={toQuizOutcome(quiz, parseQuizAnswers(quiz, query))}
      offers={offers}
    />
  );
}
