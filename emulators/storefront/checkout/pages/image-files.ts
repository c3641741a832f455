import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { toAssetResponse } from "#files/asset-response.ts";
import { createFileCache } from "#files/file-cache.ts";
import { loadSharp } from "#files/load-sharp.ts";
import { parsePictureTransform, type PictureTransform } from "./picture-transform.ts";
import { type PictureFormat, transformPicture } from "./transform-picture.ts";

export interface ImageSize {
  width: number;
  height: number;
  /** A hash of the bytes, so that a new image with the same name has another one. */
  version: string;
}

export interface ImageFiles {
  /** The size of an image, or null without a file. Doesn't wait if it's been measured before. */
  size: (file: string) => ImageSize | null | Promise<ImageSize | null>;
  serve: (request: Request) => Promise<Response>;
}

interface ImageFilesOptions {
  /** Where the seed's images are, if it has any. */
  folder?: string | undefined;
  /** Where apps' uploads are, if there are any. */
  uploaded?: string;
  /** Where their transforms are cached. */
  derived: string;
}

export const imagePath = "/cdn/shop/files/";

const mediaTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

const maxDerivedBytes = 100_000_000;

/**
 * The shop's images, its own and uploaded ones, in the size and format their URL asks for, as on Shopify's CDN. Leaves out formats
 * picked by the browser's Accept header, and crop regions. Transforms are cached on disk.
 */
export function createImageFiles({ folder, uploaded, derived }: ImageFilesOptions): ImageFiles {
  const folders = [folder, uploaded].filter((one) => one !== undefined);
  const sizes = new Map<string, ImageSize>();
  const cache = createFileCache({ directory: derived, maxBytes: maxDerivedBytes });

  async function derive(path: string, transform: PictureTransform, format: PictureFormat) {
    const bytes = await readFile(path);
    const asked = JSON.stringify([transform, format]);
    const etag = createHash("sha256").update(asked).update(bytes).digest("hex").slice(0, 40);
    const name = `${etag}.${format}`;
    await cache.keep(name, () => transformPicture({ bytes, transform, format }));
    return { path: join(derived, name), etag };
  }

  return {
    size: (file) =>
      sizes.get(file) ??
      measure(
        folders.map((one) => join(one, file)),
        (size) => sizes.set(file, size),
      ),
    serve: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const path = await findFile(folders, pathname.slice(imagePath.length));
      const type = path && mediaTypes[extname(path)];
      if (!path || !type) return refuse(404, "Not Found");
      const asked = parsePictureTransform(searchParams);
      if (asked.kind === "refused")
        return refuse(/not emulated/.test(asked.message) ? 501 : 400, asked.message);
      const format = asked.kind === "none" ? null : toFormat(extname(path), asked.transform);
      if (asked.kind === "none" || format === null) {
        const etag = createHash("sha256")
          .update(await readFile(path))
          .digest("hex")
          .slice(0, 40);
        return toAssetResponse({ request, path, type, etag, download: undefined });
      }
      const made = await derive(path, asked.transform, format);
      return toAssetResponse({ request, ...made, type: toType(format), download: undefined });
    },
  };
}

const formats: Record<string, PictureFormat> = {
  ".avif": "webp",
  ".gif": "gif",
  ".jpg": "jpg",
  ".png": "png",
  ".webp": "webp",
};

/** The transform of an image. null for a drawing, which can only be converted to another format. */
function toFormat(extension: string, { format }: PictureTransform): PictureFormat | null {
  return format ?? formats[extension] ?? null;
}

function toType(format: PictureFormat): string {
  return format === "pjpg" ? "image/jpeg" : (mediaTypes[`.${format}`] ?? "application/octet-stream");
}

/** The size of the first of these files that exists. */
async function measure(
  paths: readonly string[],
  remember: (size: ImageSize) => void,
): Promise<ImageSize | null> {
  const path = paths.find((one) => existsSync(one));
  if (path === undefined) return null;
  const bytes = await readFile(path);
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes).metadata();
  const version = String(createHash("sha256").update(bytes).digest().readUInt32BE());
  remember({ width, height, version });
  return { width, height, version };
}

function refuse(status: number, message: string): Response {
  return new Response(message, { status, headers: { "content-type": "text/plain" } });
}

async function findFile(folders: readonly string[], relative: string): Promise<string | null> {
  const found = await Promise.all(folders.map((folder) => toFileInside(folder, relative)));
  return found.find((path) => path !== null) ?? null;
}

/** The real path of a file in the folder, or null if it's outside, behind a link that leads outside, or missing. */
async function toFileInside(folder: string, relative: string): Promise<string | null> {
  try {
    const root = await realpath(folder);
    const path = await realpath(join(root, decodeURIComponent(relative)));
    return path.startsWith(root + sep) ? path : null;
  } catch {
    return null;
  }
}
