import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import { toAbsoluteUrl } from "#features/markdown/absolute-url.server.ts";
import { htmlWriter } from "#features/markdown/html-writer.server.ts";
import { writeStory } from "#features/markdown/write-story.ts";
import { escapeHtml } from "#lib/escape-html.ts";
import type { FeedPost } from "#content/content-types.ts";

interface Feed {
  /** The shop's name. */
  name: string;
  posts: readonly FeedPost[];
}

/** The blog as an Atom feed (RFC 4287) with full text. A post's id is its URL. */
export function toFeed({ name, posts }: Feed): string {
  const times = posts.map(({ _updatedAt }) => _updatedAt).toSorted();
  const title = `${name} blog`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${toAddress("/blog")}</id>
<title>${escapeXml(title)}</title>
<updated>${times.at(-1) ?? beginning}</updated>
<author><name>${escapeXml(name)}</name></author>
<link rel="self" type="application/atom+xml" href="${toAddress("/blog/feed.xml")}"/>
<link rel="alternate" type="text/html" href="${toAddress("/blog")}"/>
${posts.map(toEntry).join("")}</feed>
`;
}

/** A feed needs a date even without posts. */
const beginning = "1970-01-01T00:00:00Z";

function toEntry(post: FeedPost): string {
  const { title, excerpt, author, publishedAt, _updatedAt, tags, body } = post;
  const address = toAddress(documentPath(post));
  return `<entry>
<id>${address}</id>
<title>${escapeXml(title ?? "")}</title>
<link rel="alternate" type="text/html" href="${address}"/>
${publishedAt ? `<published>${escapeXml(publishedAt)}</published>\n` : ""}<updated>${_updatedAt}</updated>
${author ? `<author><name>${escapeXml(author)}</name></author>\n` : ""}${(tags ?? [])
    .map((tag) => `<category term="${escapeXml(tag)}"/>\n`)
    .join("")}<summary>${escapeXml(excerpt ?? "")}</summary>
<content type="html">${escapeXml(writeStory(body, htmlWriter).join("\n"))}</content>
</entry>
`;
}

const toAddress = (path: string | null) => escapeXml(toAbsoluteUrl(path) ?? "");

/** Characters that XML 1.0 doesn't allow at all are left out. */
const escapeXml = (text: string) =>
  escapeHtml(text.toWellFormed().replaceAll(/[^\t\n\r -\uFFFD\u{10000}-\u{10FFFF}]/gu, ""));
