import type { Metadata } from "next";
import { readPageMetadata } from "#content/page-metadata.server.ts";
import { readQuizCards } from "#content/quizzes.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { JsonLd } from "#features/metadata/json-ld/json-ld.tsx";
import { toBreadcrumbs } from "#features/metadata/json-ld/to-breadcrumbs.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { QuizListView } from "#features/quizzes/quiz-list-view.tsx";

const path = "/quizzes";

export async function generateMetadata(): Promise<Metadata> {
  const view = await readView();
  const [meta, settings] = await Promise.all([readPageMetadata(path, view), readSiteSettings(view)]);
  return toMetadata({ settings, path, title: "Quizzes", meta });
}

export default async function QuizzesPage() {
  const quizzes = await readQuizCards(await readView());
  return (
    <>
      <JsonLd nodes={[toBreadcrumbs({ name: "Quizzes", path })]} />
      <QuizListView quizzes={quizzes} />
    </>
  );
}
