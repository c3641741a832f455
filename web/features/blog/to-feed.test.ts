// @vitest-environment jsdom
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
      markDefs: null,
      style: "normal",
      children: [{ _key: "span", _type: "span", text: "Look up." }],
    },
  ],
};

const parse = (text: string, type: DOMParserSupportedType) => new DOMParser().parseFromString(text, type);

const parseFeed = (posts: readonly FeedPost[]) =>
  parse(toFeed({ name: "Handshape", posts }), "application/xml");

/** The text a reader sees of a piece of HTML. */
const readHtml = (html: string) => parse(html, "text/html").body.textContent;

const readAll = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);

test("the feed has the name and the URL of the blog", () => {
  const feed = parseFeed([post]);

  expect(readAll(feed, "feed > id")).toEqual(["https://shop.example/blog"]);
  expect(readAll(feed, "feed > title")).toEqual(["Handshape blog"]);
  expect(readAll(feed, "feed > author > name")).toEqual(["Handshape"]);
  expect(
    [...feed.querySelectorAll("feed > link")].map((link) => [
      link.getAttribute("rel"),
      link.getAttribute("href"),
    ]),
  ).toEqual([
    ["alternate", "https://shop.example/blog"],
    ["self", "https://shop.example/blog/feed.xml"],
  ]);
});

test("an entry has its absolute URL, dates, author, subjects and full text", () => {
  const feed = parseFeed([post]);

  expect(readAll(feed, "entry > id")).toEqual(["https://shop.example/blog/signs"]);
  expect(feed.querySelector("entry > link")?.getAttribute("href")).toBe("https://shop.example/blog/signs");
  expect(readAll(feed, "entry > published")).toEqual(["2026-04-21T15:00:00.000Z"]);
  expect(readAll(feed, "entry > updated")).toEqual(["2026-05-01T10:00:00.000Z"]);
  expect(readAll(feed, "entry > author > name")).toEqual(["June Castellan"]);
  expect(feed.querySelector("entry > category")?.getAttribute("term")).toBe("Deaf culture");
  expect(readAll(feed, "entry > content")).toEqual(["<p>Look up.</p>"]);
});

test("a title and a summary are read as they were typed", () => {
  const feed = parseFeed([post]);

  expect(readAll(feed, "entry > title").map(readHtml)).toEqual(["Signs & “signs”"]);
  expect(readAll(feed, "entry > summary").map(readHtml)).toEqual(["Which is <which>?"]);
});

test.each([["R&D"], ["a < b > c"], ["say “]]>”"], ['"quoted"'], ["a bell\u0007"], ["half a hand \uD83E"]])(
  "%j can stand anywhere in a post",
  (words) => {
    const feed = parseFeed([{ ...post, title: words, excerpt: words, author: words, tags: [words] }]);

    expect(feed.querySelectorAll("entry")).toHaveLength(1);
  },
);

test("the feed's date is its latest change", () => {
  const older = { ...post, slug: "older", _updatedAt: "2026-01-01T10:00:00Z" };

  expect(readAll(parseFeed([older, post]), "feed > updated")).toEqual(["2026-05-01T10:00:00.000Z"]);
});

test("a feed without posts is valid", () => {
  const feed = parseFeed([]);

  expect(readAll(feed, "feed > updated")).toEqual(["1970-01-01T00:00:00.000Z"]);
  expect(feed.querySelector("entry")).toBeNull();
});

test("a post with few fields becomes an entry with what it has", () => {
  const emptyPost = { ...post, title: null, excerpt: null, author: null, tags: null, body: null };

  expect(toFeed({ name: "Handshape", posts: [emptyPost] })).not.toMatch(/null|undefined/);
});

test("a post without a URL is left out", () => {
  expect(parseFeed([{ ...post, slug: null }]).querySelector("entry")).toBeNull();
});

test("an invalid date is left out", () => {
  expect(readAll(parseFeed([{ ...post, publishedAt: "soon" }]), "entry > published")).toEqual([]);
});
