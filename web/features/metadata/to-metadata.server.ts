import "server-only";
import { stegaClean } from "@sanity/client/stega";
import type { Metadata as NextMetadata } from "next";
import type { Figure, Metadata, SiteSettings } from "#lib/content-types.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { toAbsoluteImageUrl } from "#lib/image-url.server.ts";

interface PageWords {
  settings: SiteSettings | null;
  /** Where the page stands; without it only the shop's own words are given. */
  path?: string;
  title?: string | null;
  description?: string | null;
  image?: Figure | null;
  meta?: Metadata | null;
}

/** The head of a page (SPEC §2.7): its own words first, then the shop's. */
export function toMetadata(words: PageWords): NextMetadata {
  // Invisible marks of the preview have no place in a tab or a shared link.
  const { settings, path, title, description, image, meta } = stegaClean(words);
  const name = settings?.name ?? "Shop";
  const ownTitle = meta?.title ?? title;
  const fullTitle = ownTitle ? `${ownTitle} · ${name}` : (settings?.meta?.title ?? name);
  const summary = meta?.description ?? description ?? settings?.meta?.description ?? undefined;
  const picture = [meta?.image, image, settings?.meta?.image].find((candidate) => candidate?.asset);
  const address = meta?.canonical ?? path;
  const shareImage = picture ? toAbsoluteImageUrl(picture, { width: 1200, height: 630 }) : null;
  return {
    metadataBase: new URL(readEnvironment().siteUrl),
    title: fullTitle,
    ...(summary ? { description: summary } : {}),
    ...(meta?.keywords ? { keywords: meta.keywords } : {}),
    ...(address ? { alternates: { canonical: address } } : {}),
    other: toEntries(meta?.entries),
    openGraph: {
      title: meta?.shareTitle ?? ownTitle ?? name,
      siteName: name,
      type: "website",
      ...(summary ? { description: summary } : {}),
      ...(address ? { url: address } : {}),
      ...(shareImage
        ? { images: [{ url: shareImage, width: 1200, height: 630, alt: picture?.alt ?? "" }] }
        : {}),
    },
    twitter: { card: "summary_large_image" },
  };
}

/** An entry without a value is the empty string (SPEC §3). */
const toEntries = (entries: Metadata["entries"] | undefined) =>
  Object.fromEntries((entries ?? []).flatMap(({ key, value }) => (key ? [[key, value ?? ""]] : [])));
