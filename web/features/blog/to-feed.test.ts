import { beforeEach, expect, test } from "vitest";
import type { FeedPost } from "#content/content-types.ts";
import { stubEmbeddedEnvironment } from "../../../tests/support/site/stub-embedded-environment.ts";
import { toFeed } from "./to-feed.server.ts";

beforeEach(stubEmbeddedEnvironment);

const post: FeedPost = {
  _id: "post",
  _type: "blogPost",
  _updatedAt: "2026-05-01T10:00:00Z",
  title: "Signs & “signs”",
  excerpt: "Which is <which>?",
  publishedAt: "2026-04-21T15:00:00Z",
  tags: ["Deaf culture"],
  slug: "signs",
  author: "June Castellan",
  body: [
    {
      _key: "words",
      _type: "block",
      style: "normal",
      children: [{ _key: "span", _type: "span", text: "Look up." }],
    },
  ],
};

test("an entry has its absolute URL, dates, author and full text", () => {
  const feed = toFeed({ name: "Handshape", posts: [post] });

  expect(feed).toContain("<id>https://shop.example/blog/signs</id>");
  expect(feed).toContain("<title>Signs &amp; “signs”</title>");
  expect(feed).toContain("<published>2026-04-21T15:00:00Z</published>");
  expect(feed).toContain("<author><name>June Castellan</name></author>");
  expect(feed).toContain('<category term="Deaf culture"/>');
  expect(feed).toContain('<content type="html">&lt;p&gt;Look up.&lt;/p&gt;</content>');
});

test("the feed's date is its latest change", () => {
  const older = { ...post, slug: "older", _updatedAt: "2026-01-01T10:00:00Z" };

  expect(toFeed({ name: "Handshape", posts: [older, post] })).toMatch(
    /<title>Handshape blog<\/title>\n<updated>2026-05-01T10:00:00Z<\/updated>/,
  );
});

test("a feed without posts is valid", () => {
  const feed = toFeed({ name: "Handshape", posts: [] });

  expect(feed).toContain("<updated>1970-01-01T00:00:00Z</updated>");
  expect(feed).not.toContain("<entry>");
});

test("a post with few fields becomes an entry with what it has", () => {
  const bare = { ...post, title: null, excerpt: null, author: null, tags: null, body: null };

  expect(toFeed({ name: "Handshape", posts: [bare] })).not.toMatch(/null|undefined/);
});
