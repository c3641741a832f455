import "server-only";
import { withSiteName } from "@shop/schemas/vocabulary/page-title.ts";
import { stegaClean } from "@sanity/client/stega";
import type { Metadata as NextMetadata } from "next";
import type { Figure, Metadata, SiteSettings } from "#content/content-types.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { toAbsoluteImageUrl } from "#content/image-url.server.ts";
import { shareImageSize } from "./share-images/share-image-size.ts";

/** A page's Open Graph type, other than a website. */
type ShareKind =
  | { type: "article"; publishedTime?: string; modifiedTime?: string; authors?: string[]; tags?: string[] }
  | { type: "book"; isbn?: string; authors?: string[]; releaseDate?: string };

export interface PageWords {
  settings: SiteSettings | null;
  /** The page's path; without one, only the shop's own metadata is used. */
  path?: string;
  title?: string | null;
  description?: string | null;
  image?: Figure | null;
  meta?: Metadata | null;
  /** In addition to those of `meta`. */
  keywords?: readonly string[];
  kind?: ShareKind;
  /** Alternate formats: paths by media type, such as `text/markdown`. */
  otherForms?: Readonly<Record<string, string>>;
  /** Whether a `share.png` route below the page generates its image, unless an editor chose one. */
  drawsShareImage?: boolean;
  /** False for personal pages, which search engines shouldn't index. */
  isIndexed?: boolean;
}

/** A page's metadata (requirements §2.64): its own first, then the shop's. */
export function toMetadata(words: PageWords): NextMetadata {
  // Stega characters don't belong in a tab title or a shared link.
  const { settings, path, title, description, image, meta, kind, otherForms, ...page } = stegaClean(words);
  const name = settings?.name ?? "Shop";
  const shop = settings?.meta;
  const ownTitle = meta?.title ?? title;
  const summary = meta?.description ?? description ?? shop?.description ?? undefined;
  const ownKeywords = [...new Set([...(meta?.keywords ?? []), ...(page.keywords ?? [])])];
  const keywords = ownKeywords.length > 0 ? ownKeywords : (shop?.keywords ?? []);
  const address = meta?.canonical ?? path;
  const drawn = page.drawsShareImage && path ? { url: `${path}/share.png`, alt: ownTitle ?? name } : null;
  const shareImage = toShareImage([meta?.image]) ?? drawn ?? toShareImage([image, shop?.image]);
  return {
    metadataBase: new URL(readEnvironment().siteUrl),
    title: ownTitle ? withSiteName(ownTitle, name) : (shop?.title ?? name),
    ...(summary ? { description: summary } : {}),
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(page.isIndexed === false ? { robots: { index: false } } : {}),
    ...(address ? { alternates: { canonical: address, ...(otherForms ? { types: otherForms } : {}) } } : {}),
    other: { ...toEntries(shop?.entries), ...toEntries(meta?.entries) },
    openGraph: {
      ...(kind ?? { type: "website" }),
      title: meta?.shareTitle ?? ownTitle ?? shop?.shareTitle ?? shop?.title ?? name,
      siteName: name,
      locale: "en_US",
      ...(summary ? { description: summary } : {}),
      ...(address ? { url: address } : {}),
      ...(shareImage ? { images: [{ ...shareImage, ...shareImageSize }] } : {}),
    },
    twitter: { card: "summary_large_image" },
  };
}

/** The first of these images that was uploaded. */
function toShareImage(figures: readonly (Figure | null | undefined)[]) {
  const figure = figures.find((candidate) => candidate?.asset);
  const url = figure ? toAbsoluteImageUrl(figure, shareImageSize) : null;
  return url === null ? null : { url, alt: figure?.alt ?? "" };
}

/** An entry without a value is an empty string (requirements §3.64). */
const toEntries = (entries: Metadata["entries"] | undefined) =>
  Object.fromEntries((entries ?? []).flatMap(({ key, value }) => (key ? [[key, value ?? ""]] : [])));
