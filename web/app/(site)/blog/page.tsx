import type { Metadata } from "next";
import { readPostCards } from "#content/posts.server.ts";
import { readPageMetadata } from "#content/page-metadata.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { BlogFront } from "#features/blog/blog-front.tsx";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";

const path = "/blog";

export async function generateMetadata(): Promise<Metadata> {
  const view = await readView();
  const [meta, settings] = await Promise.all([readPageMetadata(path, view), readSiteSettings(view)]);
  return toMetadata({
    settings,
    path,
    title: "Blog",
    meta,
    otherForms: { "application/atom+xml": "/blog/feed.xml" },
  });
}

export default async function BlogPage() {
  return <BlogFront posts={await readPostCards(await readView())} />;
}
