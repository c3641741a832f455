import "server-only";
import type { Figure } from "#content/content-types.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { type ImageSize, toAbsoluteImageUrl } from "#content/image-url.server.ts";

/** The address of a picture in a format that the renderer draws, or null when nothing was uploaded. */
export function toPictureUrl(figure: Figure | null | undefined, size: ImageSize): string | null {
  const address = figure && toAbsoluteImageUrl(figure, size);
  if (!address) return null;
  const url = new URL(address);
  url.searchParams.delete("auto");
  url.searchParams.set("fm", "png");
  return url.href;
}

/** Where pictures come from. Nothing else is fetched, whatever a caller of a cached function asks for. */
const pictureOrigin = () => {
  const { content, siteUrl } = readEnvironment();
  return content.mode === "hosted" ? "https://cdn.sanity.io" : new URL(siteUrl).origin;
};

/** A picture as a data URL: the renderer would leave out without a word what it cannot fetch. Throws when it cannot be had. */
export async function readPicture(url: string | null): Promise<string | null> {
  if (url === null) return null;
  if (URL.parse(url)?.origin !== pictureOrigin()) throw new Error(`${url} is none of our pictures.`);
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`Picture for sharing ${url}: ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return `data:image/png;base64,${bytes.toString("base64")}`;
}
