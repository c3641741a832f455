import "server-only";
import type { Figure } from "#content/content-types.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { type ImageSize, toAbsoluteImageUrl } from "#content/image-url.server.ts";

/** An image's URL in a format the renderer supports, or null when none was uploaded. */
export function toPictureUrl(figure: Figure | null | undefined, size: ImageSize): string | null {
  const address = figure && toAbsoluteImageUrl(figure, size);
  if (!address) return null;
  const url = new URL(address);
  url.searchParams.delete("auto");
  url.searchParams.set("fm", "png");
  return url.href;
}

/** The only origin that images are fetched from, whatever a cached function's caller passes. */
const pictureOrigin = () => {
  const { content, siteUrl } = readEnvironment();
  return content.mode === "hosted" ? "https://cdn.sanity.io" : new URL(siteUrl).origin;
};

/** An image as a data URL, because the renderer silently skips what it can't fetch. Throws on failure. */
export async function readPicture(url: string | null): Promise<string | null> {
  if (url === null) return null;
  if (URL.parse(url)?.origin !== pictureOrigin()) throw new Error(`${url} isn't one of our images.`);
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`Share image source ${url}: ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return `data:image/png;base64,${bytes.toString("base64")}`;
}
