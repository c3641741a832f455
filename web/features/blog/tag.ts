import { stegaClean } from "@sanity/client/stega";
import type { PostCard } from "#content/content-types.ts";

/** A subject shared by posts. */
export interface Tag {
  name: string;
  /** The last segment of its path. */
  slug: string;
  count: number;
}

/** "Deaf culture" is /blog/tags/deaf-culture. A name without letters or digits has no page. */
export function tagPath(name: string): string | null {
  const slug = toTagSlug(name);
  return slug === "" ? null : `/blog/tags/${encodeURIComponent(slug)}`;
}

/** All subjects, most posts first. Names with the same path are one subject. */
export function listTags(posts: readonly Pick<PostCard, "tags">[]): Tag[] {
  const tags = new Map<string, Tag>();
  for (const name of posts.flatMap((post) => stegaClean(post.tags) ?? [])) {
    const slug = toTagSlug(name);
    const existing = tags.get(slug);
    if (slug !== "")
      tags.set(slug, { name: existing?.name ?? name, slug, count: (existing?.count ?? 0) + 1 });
  }
  return [...tags.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, "en"));
}

/** The posts about a subject, in their given order. */
export function postsTagged<Post extends Pick<PostCard, "tags">>(
  posts: readonly Post[],
  slug: string,
): Post[] {
  return posts.filter(({ tags }) => tags?.some((name) => toTagSlug(name) === slug));
}

function toTagSlug(name: string): string {
  return stegaClean(name)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
