import { readCourse } from "#content/courses.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView } from "#content/view.server.ts";
import { drawCourse } from "#features/metadata/share-images/course-share.server.tsx";
import { toShareResponse } from "#features/metadata/share-images/to-share-response.ts";
import { answerMovedTwin } from "../../../answer-moved-twin.server.ts";

interface Context {
  params: Promise<{ slug: string }>;
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const [course, settings] = await Promise.all([
    readCourse(slug, publishedView),
    readSiteSettings(publishedView),
  ]);
  if (!course) return answerMovedTwin(`/courses/${slug}`, "/share.png");
  return toShareResponse(drawCourse(course, settings));
}
