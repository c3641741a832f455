import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import { Feed } from "feed";
import { toSafeAbsoluteUrl } from "#ui/safe-absolute-url.server.ts";
import { toStoryHtml } from "#features/markdown/story-html.server.ts";
import { escapeHtml } from "#lib/escape-html.ts";
import type { FeedPost } from "#content/content-types.ts";

interface Blog {
  /** The shop's name. */
  name: string;
  posts: readonly FeedPost[];
}

/** The blog as an Atom feed (RFC 4287) with full text. A post's id is its URL. */
export function toFeed({ name, posts }: Blog): string {
  const blog = toSafeAbsoluteUrl("/blog") ?? "";
  const feed = new Feed({
    id: blog,
    title: `${name} blog`,
    // A feed needs a date even without posts.
    updated: new Date(Math.max(0, ...posts.map(({ _updatedAt }) => Date.parse(_updatedAt)))),
    author: { name },
    link: blog,
    feed: `${blog}/feed.xml`,
    generator: false,
  });
  for (const post of posts) {
    const link = toSafeAbsoluteUrl(documentPath(post));
    if (link) feed.addItem(toItem(link, post));
  }
  return withoutForbiddenCharacters(feed.atom1());
}

/** The library takes titles and summaries as HTML. */
function toItem(link: string, post: FeedPost): Feed["items"][number] {
  const { title, excerpt, author, publishedAt, _updatedAt, tags, body } = post;
  const published = Date.parse(publishedAt ?? "");
  return {
    title: escapeHtml(title ?? ""),
    link,
    date: new Date(_updatedAt),
    description: escapeHtml(excerpt ?? ""),
    content: toStoryHtml(body),
    author: author ? [{ name: author }] : [],
    // XML forbids this character in an attribute, and the library doesn't escape it.
    category: (tags ?? []).map((tag) => ({ term: tag.replaceAll("<", "") })),
    ...(Number.isNaN(published) ? {} : { published: new Date(published) }),
  };
}

/** XML 1.0 allows these characters in no form. */
const withoutForbiddenCharacters = (xml: string) =>
  xml.toWellFormed().replaceAll(/[^\t\n\r -\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
