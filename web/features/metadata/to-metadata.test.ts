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

test("a page's own words for search come before its title and the shop's", () => {
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

test("a title that says the shop's name does not say it twice", () => {
  const head = toMetadata({ settings, path: "/", title: "Handshape: learn ASL online" });

  expect(head.title).toBe("Handshape: learn ASL online");
});

test("a cart is not for search engines, a course is", () => {
  expect(toMetadata({ settings, path: "/cart", isIndexed: false }).robots).toEqual({ index: false });
  expect(toMetadata({ settings, path: "/courses/level-1a" })).not.toHaveProperty("robots");
});

test("a page names the other forms of its text", () => {
  const otherForms = { "text/markdown": "/courses/level-1a.md" };

  const head = toMetadata({ settings, path: "/courses/level-1a", otherForms });

  expect(head.alternates).toEqual({ canonical: "/courses/level-1a", types: otherForms });
});

test("a post is shared as an article with its day and its writer", () => {
  const kind = { type: "article" as const, publishedTime: "2026-03-02", authors: ["June Okafor"] };

  const head = toMetadata({ settings, path: "/blog/manners", title: "Manners", kind });

  expect(head.openGraph).toMatchObject({ ...kind, title: "Manners", siteName: "Handshape" });
});

test("a page that draws its share image shares that instead of its picture", () => {
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

test("a picture that an editor chose for sharing comes before the drawn one", () => {
  const meta = { ...unwritten, image: toFigure("c") };

  const head = toMetadata({ settings, path: "/", meta, drawsShareImage: true });

  expect(head.openGraph?.images).toEqual([expect.objectContaining({ alt: "Picture c" })]);
});

test("a shared link may have a headline of its own", () => {
  const meta = { ...unwritten, title: "For search", shareTitle: "Sign with us" };

  const head = toMetadata({ settings, path: "/courses", meta });

  expect(head).toMatchObject({ title: "For search · Handshape", openGraph: { title: "Sign with us" } });
});

test("a page whose text stands elsewhere too names the main address", () => {
  const meta = { ...unwritten, canonical: "/courses" };

  const head = toMetadata({ settings, path: "/all-courses", meta });

  expect(head).toMatchObject({ alternates: { canonical: "/courses" }, openGraph: { url: "/courses" } });
});

test("other entries stand under their names, empty where nothing is written", () => {
  const entries = [
    { key: "site-verification", value: "abc" },
    { key: "rating", value: null },
    { key: null, value: "lost" },
  ];

  const head = toMetadata({ settings, path: "/", meta: { ...unwritten, entries } });

  expect(head.other).toEqual({ "site-verification": "abc", rating: "" });
});

describe("a page without words of its own has the shop's", () => {
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
  ])("headline when it is shared: %s", (shareTitle, headline) => {
    const head = toMetadata({ settings: { ...shop, meta: { ...meta, shareTitle } } });

    expect(head.openGraph?.title).toBe(headline);
  });

  test("entries, but those it writes itself", () => {
    const own = { ...unwritten, entries: [{ key: "rating", value: "mature" }] };

    const head = toMetadata({ settings: shop, path: "/", meta: own });

    expect(head.other).toEqual({ "site-verification": "shop", rating: "mature" });
  });
});

test.each([
  ["a", null],
  ["b", toFigure("b")],
])("shares picture %s, by its whole address", (name, image) => {
  const head = toMetadata({ settings, path: "/", title: "Home", image });

  expect(head.openGraph?.images).toEqual([
    expect.objectContaining({
      url: expect.stringMatching(`^https://shop.example/lake/images/embedded/production/${name}0`),
      alt: `Picture ${name}`,
    }),
  ]);
});

test("the preview's invisible marks stay out of a tab's title", () => {
  const marked = `Level 1A${"\u200B\u200C\u200D\uFEFF".repeat(8)}`;

  const head = toMetadata({ settings, path: "/", title: marked });

  expect(head.title).toBe("Level 1A · Handshape");
});

test("a shop without settings still has a title", () => {
  expect(toMetadata({ settings: null, path: "/", title: "Home" }).title).toBe("Home · Shop");
});
