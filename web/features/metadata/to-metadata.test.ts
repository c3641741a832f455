import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Figure, SiteSettings } from "#lib/content-types.ts";
import { toMetadata } from "./to-metadata.server.ts";

beforeEach(() => {
  vi.stubEnv("SITE_URL", "https://shop.example");
  vi.stubEnv("CONTENT_LAKE_URL", "http://127.0.0.1:3001");
  vi.stubEnv("CONTENT_LAKE_READ_TOKEN", "token");
  vi.stubEnv("CONTENT_WEBHOOK_SECRET", "secret");
  vi.stubEnv("STOREFRONT_URL", "http://127.0.0.1:3002");
  vi.stubEnv("STOREFRONT_ACCESS_TOKEN", "token");
  vi.stubEnv("STOREFRONT_WEBHOOK_SECRET", "secret");
});

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
  learningSiteUrl: null,
  socialLinks: null,
  meta: {
    title: "Handshape: learn ASL",
    description: "The shop's own words.",
    keywords: null,
    image: toFigure("a"),
  },
};

test("a page's own words for search come before its title and the shop's", () => {
  const meta = { title: "For search", description: "Found by these.", keywords: ["asl"], image: null };

  const head = toMetadata({ settings, path: "/courses/level-1a", title: "Level 1A", meta });

  expect(head).toMatchObject({
    title: "For search · Handshape",
    description: "Found by these.",
    keywords: ["asl"],
    alternates: { canonical: "/courses/level-1a" },
    openGraph: { title: "For search", url: "/courses/level-1a", siteName: "Handshape" },
  });
});

test("a page without words of its own is found by the shop's", () => {
  const head = toMetadata({ settings });

  expect(head).toMatchObject({ title: "Handshape: learn ASL", description: "The shop's own words." });
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
