import "server-only";
import { stegaClean } from "@sanity/client/stega";
import type { Metadata as NextMetadata } from "next";
import type { Figure, Metadata, SiteSettings } from "#content/content-types.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { toAbsoluteImageUrl } from "#content/image-url.server.ts";
import { shareImageSize } from "./share-images/share-image-size.ts";

/** What a page is to those who share it, when it is more than a page of a site. */
type ShareKind =
  | { type: "article"; publishedTime?: string; modifiedTime?: string; authors?: string[]; tags?: string[] }
  | { type: "book"; isbn?: string; authors?: string[]; releaseDate?: string };

export interface PageWords {
  settings: SiteSettings | null;
  /** Where the page stands; without it only the shop's own words are given. */
  path?: string;
  title?: string | null;
  description?: string | null;
  image?: Figure | null;
  meta?: Metadata | null;
  /** Beside those of `meta`. */
  keywords?: readonly string[];
  kind?: ShareKind;
  /** The same content in other forms: paths by media type, such as `text/markdown`. */
  otherForms?: Readonly<Record<string, string>>;
  /** A route `share.png` below the page draws what is shared, unless an editor chose a picture. */
  drawsShareImage?: boolean;
  /** Pages that are one visitor's own are not for search engines. */
  isIndexed?: boolean;
}

/** The head of a page (requirements §2.64): its own words first, then the shop's. */
export function toMetadata(words: PageWords): NextMetadata {
  // Invisible marks of the preview have no place in a tab or a shared link.
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
    title: ownTitle ? withName(ownTitle, name) : (shop?.title ?? name),
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

/** The first of the pictures that was uploaded. */
function toShareImage(figures: readonly (Figure | null | undefined)[]) {
  const figure = figures.find((candidate) => candidate?.asset);
  const url = figure ? toAbsoluteImageUrl(figure, shareImageSize) : null;
  return url === null ? null : { url, alt: figure?.alt ?? "" };
}

/** A title that says the shop's name already does not say it again. */
const withName = (title: string, name: string) => (title.includes(name) ? title : `${title} · ${name}`);

/** An entry without a value is the empty string (requirements §3.64). */
const toEntries = (entries: Metadata["entries"] | undefined) =>
  Object.fromEntries((entries ?? []).flatMap(({ key, value }) => (key ? [[key, value ?? ""]] : [])));
