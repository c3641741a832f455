import { lessonLevelPath } from "@shop/schemas/paths.ts";
import type { Metadata } from "next";
import { dropHidden } from "#catalog/hidden-products.server.ts";
import { readOffers } from "#catalog/offers.server.ts";
import { readLesson, readLessonCards } from "#content/lessons.server.ts";
import { readSitePaths } from "#content/site-paths.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView, readView } from "#content/view.server.ts";
import { LessonView } from "#features/lessons/lesson-view.tsx";
import { JsonLd } from "#features/metadata/json-ld/json-ld.tsx";
import { toBreadcrumbs } from "#features/metadata/json-ld/to-breadcrumbs.server.ts";
import { toVideo } from "#features/metadata/json-ld/to-video.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { redirectOrNotFound, toNotFoundMetadata } from "../../../not-found.server.tsx";

interface Props {
  params: Promise<{ level: string; slug: string }>;
}

export async function generateStaticParams() {
  const lessons = await readLessonCards(publishedView);
  return lessons.flatMap(({ level, slug }) => (level && slug ? [{ level, slug }] : []));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { level, slug } = await params;
  const view = await readView();
  const [lesson, settings] = await Promise.all([readLesson(level, slug, view), readSiteSettings(view)]);
  if (!lesson) return toNotFoundMetadata(settings);
  return toMetadata({
    settings,
    path: `/free-lessons/${level}/${slug}`,
    title: lesson.title,
    description: lesson.summary,
    image: lesson.image,
    meta: lesson.meta,
  });
}

export default async function LessonPage({ params }: Props) {
  const { level, slug } = await params;
  const pendingOffers = readOffers();
  const view = await readView();
  const [lesson, paths, offers] = await Promise.all([
    readLesson(level, slug, view),
    readSitePaths(view),
    pendingOffers,
  ]);
  if (!lesson) return redirectOrNotFound(`/free-lessons/${level}/${slug}`, view);
  const levelPath = lessonLevelPath(level);
  const [nextCourse = null] = await dropHidden(lesson.nextCourse ? [lesson.nextCourse] : [], offers);
  return (
    <>
      <JsonLd
        nodes={[
          toVideo(lesson.video),
          toBreadcrumbs(...(paths.has(levelPath) ? [{ name: "Free lessons", path: levelPath }] : []), {
            name: lesson.title,
            path: `/free-lessons/${level}/${slug}`,
          }),
        ]}
      />
      <LessonView lesson={{ ...lesson, nextCourse }} offers={offers} paths={paths} />
    </>
  );
}
