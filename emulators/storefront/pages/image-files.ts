import { existsSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

export interface ImageSize {
  width: number;
  height: number;
}

export interface ImageFiles {
  /** The size of a picture, or null when there is no such file. Answers at once for one it has measured. */
  size: (file: string) => ImageSize | null | Promise<ImageSize | null>;
  serve: (url: string) => Promise<Response>;
}

export const imagePath = "/cdn/shop/files/";

const seedImages = fileURLToPath(new URL("../../seed/images/", import.meta.url));

const mediaTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

/** The shop's pictures, read from one folder. Left out of Shopify's CDN: resizing by `width`, `height`, `crop` and `format`. */
export function createImageFiles(folder = seedImages): ImageFiles {
  const sizes = new Map<string, ImageSize>();
  return {
    size: (file) => sizes.get(file) ?? measure(join(folder, file), (size) => sizes.set(file, size)),
    serve: (url) => serveImage(folder, new URL(url)),
  };
}

async function measure(path: string, remember: (size: ImageSize) => void): Promise<ImageSize | null> {
  if (!existsSync(path)) return null;
  const { width, height } = await sharp(path).metadata();
  remember({ width, height });
  return { width, height };
}

const transforms = ["width", "height", "crop", "format", "pad_color"];

async function serveImage(folder: string, { pathname, searchParams }: URL): Promise<Response> {
  const transform = transforms.find((name) => searchParams.has(name));
  if (transform) return new Response(`The image parameter ${transform} is not emulated.`, { status: 501 });
  const path = await toFileInside(folder, pathname.slice(imagePath.length));
  const mediaType = path && mediaTypes[extname(path)];
  if (!path || !mediaType)
    return new Response("Not Found", { status: 404, headers: { "content-type": "text/plain" } });
  const headers = { "content-type": mediaType, "cache-control": "public, max-age=31557600" };
  return new Response(new Uint8Array(await readFile(path)), { headers });
}

/** The real path of a file under the folder; null for one outside it, behind a link that leaves it, or absent. */
async function toFileInside(folder: string, relative: string): Promise<string | null> {
  try {
    const root = await realpath(folder);
    const path = await realpath(join(root, decodeURIComponent(relative)));
    return path.startsWith(root + sep) ? path : null;
  } catch {
    return null;
  }
}
