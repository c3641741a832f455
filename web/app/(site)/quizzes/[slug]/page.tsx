import type { Metadata } from "next";
import { readQuiz, readQuizCards } from "#content/quizzes.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView, readView } from "#content/view.server.ts";
import { JsonLd } from "#features/metadata/json-ld/json-ld.tsx";
import { toBreadcrumbs } from "#features/metadata/json-ld/to-breadcrumbs.server.ts";
import { toQuiz } from "#features/metadata/json-ld/to-quiz.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { QuizView } from "#features/quizzes/quiz-view.tsx";
import { redirectOrNotFound, toNotFoundMetadata } from "../../not-found.server.tsx";

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateStaticParams() {
  const quizzes = await readQuizCards(publishedView);
  return quizzes.flatMap(({ slug }) => (slug ? [{ slug }] : []));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const view = await readView();
  const [quiz, settings] = await Promise.all([readQuiz(slug, view), readSiteSettings(view)]);
  if (!quiz) return toNotFoundMetadata(settings);
  const { title, introduction, image, meta } = quiz;
  return toMetadata({ settings, path: `/quizzes/${slug}`, title, description: introduction, image, meta });
}

export default async function QuizPage({ params }: Props) {
  const { slug } = await params;
  const view = await readView();
  const quiz = await readQuiz(slug, view);
  if (!quiz) return redirectOrNotFound(`/quizzes/${slug}`, view);
  return (
    <>
      <JsonLd
        nodes={[
          toQuiz(quiz),
          toBreadcrumbs(
            { name: "Quizzes", path: "/quizzes" },
            { name: quiz.title, path: `/quizzes/${slug}` },
          ),
        ]}
      />
      <QuizView quiz={quiz} />
    </>
  );
}
