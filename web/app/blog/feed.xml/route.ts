import { readFeedPosts } from "#content/posts.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView } from "#content/view.server.ts";
import { toFeed } from "#features/blog/to-feed.server.ts";

/** The latest posts for feed readers. */
export async function GET(): Promise<Response> {
  const [posts, settings] = await Promise.all([readFeedPosts(), readSiteSettings(publishedView)]);
  return new Response(toFeed({ name: settings?.name ?? "Shop", posts }), {
    headers: { "content-type": "application/atom+xml; charset=utf-8" },
  });
}
