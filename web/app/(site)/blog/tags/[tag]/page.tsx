import type { Metadata } from "next";
import { readPostCards } from "#content/posts.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView, readView } from "#content/view.server.ts";
import { listTags, postsTagged, tagPath } from "#features/blog/tag.ts";
import { TagView } from "#features/blog/tag-view.tsx";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { maxPrerenderedPages } from "#lib/max-prerendered-pages.ts";
import { redirectOrNotFound, toNotFoundMetadata } from "../../../not-found.server.tsx";

interface Props {
  params: Promise<{ tag: string }>;
}

export async function generateStaticParams() {
  const tags = listTags(await readPostCards(publishedView));
  return tags.slice(0, maxPrerenderedPages).map(({ slug }) => ({ tag: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ tag, posts }, settings] = await Promise.all([
    readTagged(await params),
    readSiteSettings(await readView()),
  ]);
  if (!tag) return toNotFoundMetadata(settings);
  return toMetadata({
    settings,
    path: tagPath(tag.name) ?? "/blog",
    title: `Posts about ${tag.name}`,
    description: `What Deaf writers say about ${tag.name}: ${posts.map(({ title }) => title).join("; ")}.`,
  });
}

export default async function TagPage({ params }: Props) {
  const { tag: segment } = await params;
  const { tag, posts } = await readTagged({ tag: segment });
  if (!tag) return redirectOrNotFound(`/blog/tags/${segment}`, await readView());
  return <TagView tag={tag} posts={posts} />;
}

/** A subject in the posts' own spelling, with its posts; undefined when it has none. */
async function readTagged({ tag: segment }: { tag: string }) {
  const slug = decodeURIComponent(segment);
  const posts = await readPostCards(await readView());
  return {
    tag: listTags(posts).find((tag) => tag.slug === slug),
    posts: postsTagged(posts, slug),
  };
}
