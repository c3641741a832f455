import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Figure, Metadata, SiteSettings } from "#content/content-types.ts";
import { stubEmbeddedEnvironment } from "../../../tests/support/site/stub-embedded-environment.ts";
import { toMetadata } from "./to-metadata.server.ts";

beforeEach(stubEmbeddedEnvironment);

afterEach(() => {
  vi.unstubAllEnvs();
});

const toFigure = (name: string): Figure => ({
  asset: { _type: "reference", _ref: `image-${name.padEnd(40, "0")}-1600x1200-webp` },
  crop: null,
  hotspot: null,
  alt: `Picture ${name}`,
  lqip: null,
  width: 1600,
  height: 1200,
});

const settings: SiteSettings = {
  _id: "siteSettings",
  _type: "siteSettings",
  name: "Handshape",
  tagline: null,
  supportEmail: null,
  postalAddress: null,
  learningSiteUrl: null,
  socialLinks: null,
  navigation: null,
  footer: null,
  paymentIcons: null,
  meta: {
    title: "Handshape: learn ASL",
    shareTitle: null,
    description: "The shop's own words.",
    keywords: null,
    canonical: null,
    entries: null,
    image: toFigure("a"),
  },
};

const unwritten: Metadata = {
  title: null,
  shareTitle: null,
  description: null,
  keywords: null,
  canonical: null,
  entries: null,
  image: null,
};

test("search metadata comes before the page's title and the shop's metadata", () => {
  const meta = {
    ...unwritten,
    title: "For search",
    description: "Found by these.",
    keywords: ["asl"],
  };

  const head = toMetadata({ settings, path: "/courses/level-1a", title: "Level 1A", meta });

  expect(head).toMatchObject({
    title: "For search · Handshape",
    description: "Found by these.",
    keywords: ["asl"],
    alternates: { canonical: "/courses/level-1a" },
    openGraph: { title: "For search", url: "/courses/level-1a", siteName: "Handshape" },
  });
});

test("a title that contains the shop's name doesn't repeat it", () => {
  const head = toMetadata({ settings, path: "/", title: "Handshape: learn ASL online" });

  expect(head.title).toBe("Handshape: learn ASL online");
});

test("a cart isn't indexed, a course is", () => {
  expect(toMetadata({ settings, path: "/cart", isIndexed: false }).robots).toEqual({ index: false });
  expect(toMetadata({ settings, path: "/courses/level-1a" })).not.toHaveProperty("robots");
});

test("a page lists its alternate formats", () => {
  const otherForms = { "text/markdown": "/courses/level-1a.md" };

  const head = toMetadata({ settings, path: "/courses/level-1a", otherForms });

  expect(head.alternates).toEqual({ canonical: "/courses/level-1a", types: otherForms });
});

test("a post is shared as an article with its date and author", () => {
  const kind = { type: "article" as const, publishedTime: "2026-03-02", authors: ["June Okafor"] };

  const head = toMetadata({ settings, path: "/blog/manners", title: "Manners", kind });

  expect(head.openGraph).toMatchObject({ ...kind, title: "Manners", siteName: "Handshape" });
});

test("a page with a generated share image uses it instead of its own image", () => {
  const head = toMetadata({
    settings,
    path: "/courses/level-1a",
    title: "Level 1A",
    image: toFigure("b"),
    drawsShareImage: true,
  });

  expect(head.openGraph?.images).toEqual([
    { url: "/courses/level-1a/share.png", alt: "Level 1A", width: 1200, height: 630 },
  ]);
});

test("a share image chosen by an editor comes before the generated one", () => {
  const meta = { ...unwritten, image: toFigure("c") };

  const head = toMetadata({ settings, path: "/", meta, drawsShareImage: true });

  expect(head.openGraph?.images).toEqual([expect.objectContaining({ alt: "Picture c" })]);
});

test("a share title can differ from the page title", () => {
  const meta = { ...unwritten, title: "For search", shareTitle: "Sign with us" };

  const head = toMetadata({ settings, path: "/courses", meta });

  expect(head).toMatchObject({ title: "For search · Handshape", openGraph: { title: "Sign with us" } });
});

test("a duplicate page has its canonical URL", () => {
  const meta = { ...unwritten, canonical: "/courses" };

  const head = toMetadata({ settings, path: "/all-courses", meta });

  expect(head).toMatchObject({ alternates: { canonical: "/courses" }, openGraph: { url: "/courses" } });
});

test("other entries keep their keys, with an empty string for a missing value", () => {
  const entries = [
    { key: "site-verification", value: "abc" },
    { key: "rating", value: null },
    { key: null, value: "lost" },
  ];

  const head = toMetadata({ settings, path: "/", meta: { ...unwritten, entries } });

  expect(head.other).toEqual({ "site-verification": "abc", rating: "" });
});

describe("a page without metadata uses the shop's", () => {
  const meta: Metadata = {
    ...unwritten,
    title: "Handshape: learn ASL",
    description: "The shop's own words.",
    keywords: ["learn ASL"],
    entries: [
      { key: "site-verification", value: "shop" },
      { key: "rating", value: "general" },
    ],
  };
  const shop = { ...settings, meta };

  test("title and description", () => {
    expect(toMetadata({ settings: shop })).toMatchObject({
      title: "Handshape: learn ASL",
      description: "The shop's own words.",
    });
  });

  test("keywords", () => {
    expect(toMetadata({ settings: shop, path: "/", title: "Home" }).keywords).toEqual(["learn ASL"]);
  });

  test.each([
    ["Learn with us", "Learn with us"],
    [null, "Handshape: learn ASL"],
  ])("share title: %s", (shareTitle, headline) => {
    const head = toMetadata({ settings: { ...shop, meta: { ...meta, shareTitle } } });

    expect(head.openGraph?.title).toBe(headline);
  });

  test("entries, except for generated ones", () => {
    const own = { ...unwritten, entries: [{ key: "rating", value: "mature" }] };

    const head = toMetadata({ settings: shop, path: "/", meta: own });

    expect(head.other).toEqual({ "site-verification": "shop", rating: "mature" });
  });
});

test.each([
  ["a", null],
  ["b", toFigure("b")],
])("share image %s, as an absolute URL", (name, image) => {
  const head = toMetadata({ settings, path: "/", title: "Home", image });

  expect(head.openGraph?.images).toEqual([
    expect.objectContaining({
      url: expect.stringMatching(`^https://shop.example/lake/images/embedded/production/${name}0`),
      alt: `Picture ${name}`,
    }),
  ]);
});

test("stega characters stay out of the tab title", () => {
  const marked = `Level 1A${"\u200B\u200C\u200D\uFEFF".repeat(8)}`;

  const head = toMetadata({ settings, path: "/", title: marked });

  expect(head.title).toBe("Level 1A · Handshape");
});

test("a shop without settings still has a title", () => {
  expect(toMetadata({ settings: null, path: "/", title: "Home" }).title).toBe("Home · Shop");
});
