import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { contentSeed } from "#seed/content-seed.ts";
import { authors } from "#seed/content/blog/authors.ts";
import { blogPosts } from "#seed/content/blog/posts.ts";
import { questions } from "#seed/content/faq/questions.ts";
import { legalPages } from "#seed/content/legal/legal-pages.ts";
import { seedNodes, stringsAt } from "../../tests/support/seed-nodes.ts";

const names = <Item extends { slug: { current: string } }>(items: readonly Item[]) =>
  items.map((item) => [item.slug.current, item] as const);

describe("what search engines read", () => {
  test.each(["title", "description"])("is a %s of its own on every page", (field) => {
    const texts = seedNodes.flatMap((node) => searchText(node, field));

    expect(texts).toEqual([...new Set(texts)]);
  });
});

describe("the blog", () => {
  test("has ten posts of a year, the newest first", () => {
    const dates = blogPosts.map(({ publishedAt }) => publishedAt);

    expect(dates).toHaveLength(10);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.at(-1)?.localeCompare("2025-11-03T15:00:00Z")).toBe(1);
  });

  test.each(names(blogPosts))("%s has a cover, an author, subjects and posts to read next", (_slug, post) => {
    expect(post.cover._sanityAsset).toContain(`/blog/${post.slug.current}.webp`);
    expect(authors.map(({ _id }) => _id)).toContain(post.author._ref);
    expect(post.tags).not.toEqual([]);
    expect(post.relatedPosts.map(({ _ref }) => _ref)).not.toContain(post._id);
    expect(post.relatedPosts.length).toBeGreaterThan(0);
  });

  test.each(names(blogPosts))(
    "%s has 500 to 900 words, headings, a list, a quotation and a picture",
    (_slug, post) => {
      const blocks = post.body.filter((part) => part._type === "block");
      const words = blocks
        .flatMap(({ children = [] }) => children.map(({ text }) => text))
        .join(" ")
        .split(/\s+/);

      expect(words.length).toBeGreaterThanOrEqual(500);
      expect(words.length).toBeLessThanOrEqual(900);
      expect(blocks.map(({ style }) => style)).toEqual(expect.arrayContaining(["h2", "blockquote"]));
      expect(blocks.some(({ listItem }) => listItem !== undefined)).toBe(true);
      expect(post.body.some(({ _type }) => _type === "figure")).toBe(true);
    },
  );

  test.each(names(blogPosts))("%s has a cover of 1600 × 900 under 60 kB", async (slug) => {
    const cover = readFileSync(new URL(`images/blog/${slug}.webp`, contentSeed.directory));

    expect(await sharp(cover).metadata()).toMatchObject({ format: "webp", width: 1600, height: 900 });
    expect(cover.length).toBeLessThan(60_000);
  });

  test("is written by three people with portraits, who have all written", () => {
    const writers = new Set(blogPosts.map(({ author }) => author._ref));

    expect(authors.map(({ image }) => image.alt)).toEqual(
      authors.map(({ name }) => expect.stringContaining(`Portrait of ${name}`)),
    );
    expect([...writers].toSorted()).toEqual(authors.map(({ _id }) => _id).toSorted());
    expect(writers.size).toBe(3);
  });
});

describe("what is said about ASL", () => {
  test("says that verbs have no tense, and not that they never change: Level 2 teaches how they do", () => {
    const texts = ["text", "summary", "description", "excerpt"].flatMap(stringsAt);

    expect(texts.filter((text) => /\bno verb ever\b|leaves? the verb alone/i.test(text))).toEqual([]);
    expect(texts.filter((text) => /\btense\b/.test(text)).length).toBeGreaterThan(0);
  });
});

describe("the questions", () => {
  test("are at least 24 in the six categories, each with an anchor of its own", () => {
    const anchors = questions.map(({ slug }) => slug?.current);

    expect(anchors.length).toBeGreaterThanOrEqual(24);
    expect(anchors).toEqual([...new Set(anchors)]);
    expect([...new Set(questions.map(({ category }) => category))]).toEqual([
      "courses",
      "gifts",
      "books",
      "schools",
      "orders",
      "account",
    ]);
  });
});

describe("the legal pages", () => {
  test("are the four of requirements §2.15", () => {
    expect(names(legalPages).map(([slug]) => slug)).toEqual([
      "terms",
      "privacy-policy",
      "cookie-policy",
      "disclaimers",
    ]);
  });

  test.each(names(legalPages))(
    "%s says its version, and first of all that this is a demonstration",
    (_slug, page) => {
      expect(page).toMatchObject({ versionLabel: "November 27, 2024", versionCode: "11272024" });
      expect(page.body[0]?.children?.[0]?.text).toBe("Handshape is a demonstration shop.");
    },
  );
});

function searchText(node: Record<string, unknown>, field: string): string[] {
  const text = node[field];
  return node["_type"] === "metadata" && typeof text === "string" ? [text] : [];
}
