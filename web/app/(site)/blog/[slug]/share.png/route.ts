import { readPost } from "#content/posts.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView } from "#content/view.server.ts";
import { drawPost } from "#features/metadata/share-images/post-share.server.tsx";
import { toShareResponse } from "#features/metadata/share-images/to-share-response.ts";
import { answerMovedTwin } from "../../../answer-moved-twin.server.ts";

interface Context {
  params: Promise<{ slug: string }>;
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const [post, settings] = await Promise.all([
    readPost(slug, publishedView),
    readSiteSettings(publishedView),
  ]);
  if (!post) return answerMovedTwin(`/blog/${slug}`, "/share.png");
  return toShareResponse(drawPost(post, settings));
}
