import type { Metadata } from "next";
import { readCoursePage } from "#catalog/course-page.server.ts";
import { readCourseSlugs } from "#content/courses.server.ts";
import { readSitePaths } from "#content/site-paths.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { coursesPath } from "#features/courses/comparison-path.ts";
import { CourseView } from "#features/courses/course-view.tsx";
import { redirectOrNotFound, toNotFoundMetadata } from "../../not-found.server.tsx";
import { JsonLd } from "#features/metadata/json-ld/json-ld.tsx";
import { toBreadcrumbs } from "#features/metadata/json-ld/to-breadcrumbs.server.ts";
import { toCourse } from "#features/metadata/json-ld/to-course.server.ts";
import { toVideo } from "#features/metadata/json-ld/to-video.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateStaticParams() {
  const slugs = await readCourseSlugs();
  return slugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const view = await readView();
  const [priced, settings] = await Promise.all([readCoursePage(slug, view), readSiteSettings(view)]);
  if (!priced) return toNotFoundMetadata(settings);
  const { title, description, meta } = priced.course;
  return toMetadata({
    settings,
    path: `/courses/${slug}`,
    title,
    description,
    meta,
    drawsShareImage: true,
    otherForms: { "text/markdown": `/courses/${slug}.md` },
  });
}

export default async function CoursePage({ params }: Props) {
  const { slug } = await params;
  const view = await readView();
  const [priced, settings, paths] = await Promise.all([
    readCoursePage(slug, view),
    readSiteSettings(view),
    readSitePaths(view),
  ]);
  if (!priced) return redirectOrNotFound(`/courses/${slug}`, view);
  const { course, offer } = priced;
  return (
    <>
      <JsonLd
        nodes={[
          toCourse({ course, offer, settings }),
          toVideo(course.previewVideo),
          toBreadcrumbs(...(paths.has(coursesPath) ? [{ name: "Courses", path: coursesPath }] : []), {
            name: course.title,
            path: `/courses/${slug}`,
          }),
        ]}
      />
      <CourseView {...priced} school={settings?.name ?? null} paths={paths} />
    </>
  );
}
