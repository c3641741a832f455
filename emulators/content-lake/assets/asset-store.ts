import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type AssetFile, parseAssetPath, toAssetPath } from "#content-lake/assets/asset-file.ts";
import { toAssetResponse } from "#files/asset-response.ts";
import { createDerivedImages } from "#content-lake/assets/derived-images.ts";
import { type ImageDetail, readImage } from "#content-lake/assets/image-metadata.ts";
import { parseImageTransform } from "#content-lake/assets/image-transform.ts";
import { toFileType, toImageType } from "#content-lake/assets/media-type.ts";
import type { OutputFormat } from "#content-lake/assets/transform-image.ts";
import { isThere, writeWhole } from "#files/write-whole.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";

export interface AssetUpload {
  kind: "image" | "file";
  bytes: Uint8Array;
  filename?: string;
  contentType?: string;
  /** What metadata to extract from an image. By default, what the hosted API extracts. */
  details?: readonly ImageDetail[];
  projectId: string;
  dataset: string;
}

export interface AssetStore {
  /**
   * Stores the bytes and returns their `sanity.imageAsset` or `sanity.fileAsset` document. The same bytes have the same document.
   * Throws a `LakeError` for an upload that's too big or isn't an image.
   */
  store(upload: AssetUpload): Promise<SanityDocument>;
  /**
   * Answers GET and HEAD for `/images/<project>/<dataset>/<file>?w=…` and `/files/…`, including errors as JSON. A download whose
   * `dl` has no name gets its original one.
   */
  respond(request: Request, originalFilename?: string): Promise<Response>;
  /** Deletes everything uploaded to a dataset, in any project. */
  removeDataset(dataset: string): Promise<void>;
}

interface AssetStoreOptions {
  directory: string;
  /** The start of asset URLs, without a trailing slash. */
  publicUrl: string;
  now?: () => Date;
  /** The maximum size on disk of transformed images. */
  maxDerivedBytes?: number;
}

const maxBytes = { image: 50 * 1024 * 1024, file: 256 * 1024 * 1024 };

/**
 * The lake's uploads, stored by content hash, with the image service in front of them: the documents of `@sanity/client`'s
 * `SanityImageAssetDocument`, the URLs of sanity.io/docs/image-urls. `auto=format` means WebP.
 */
export function createAssetStore(options: AssetStoreOptions): AssetStore {
  const { directory, publicUrl, now = () => new Date(), maxDerivedBytes = 512 * 1024 * 1024 } = options;
  const derived = createDerivedImages({ directory: join(directory, "derived"), maxBytes: maxDerivedBytes });

  async function store({
    kind,
    bytes,
    filename,
    contentType,
    details,
    projectId,
    dataset,
  }: AssetUpload): Promise<SanityDocument> {
    requireSize(kind, bytes.byteLength);
    const sha1hash = createHash("sha1").update(bytes).digest("hex");
    const image = kind === "image" ? await readImage(bytes, details) : null;
    const extension = image?.extension ?? toExtension(filename);
    const name = image ? `${sha1hash}-${image.width}x${image.height}` : sha1hash;
    const path = toAssetPath({ kind, projectId, dataset, name, extension });
    const file = join(directory, path);
    if (!(await isThere(file))) await writeWhole(file, bytes);
    const time = now().toISOString();
    return {
      _id: `${kind}-${name}-${extension}`,
      _type: kind === "image" ? "sanity.imageAsset" : "sanity.fileAsset",
      _createdAt: time,
      _updatedAt: time,
      assetId: sha1hash,
      extension,
      mimeType: image ? toImageType(extension) : toMimeType(contentType ?? toFileType(extension)),
      ...(filename ? { originalFilename: filename } : {}),
      path,
      sha1hash,
      size: bytes.byteLength,
      url: `${publicUrl}/${path}`,
      ...(image ? { metadata: image.metadata } : {}),
    };
  }

  async function answer(request: Request, originalFilename?: string): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== "GET" && request.method !== "HEAD") {
      throw new LakeError(405, `${request.method} isn't allowed for an asset`);
    }
    const asset = parseAssetPath(pathname);
    const original = asset && join(directory, asset.path);
    if (!original || !(await isThere(original))) throw new LakeError(404, `There's no asset at ${pathname}`);
    const name = originalFilename ?? `${asset.hash}.${asset.extension}`;
    const download = searchParams.has("dl") ? searchParams.get("dl") || name : undefined;
    const transform = asset.kind === "image" ? parseImageTransform(searchParams) : null;
    // An SVG has no pixels, and the hosted service also serves it unchanged, whatever the parameters.
    if (!transform || asset.extension === "svg") {
      const type = asset.kind === "image" ? toImageType(asset.extension) : toFileType(asset.extension);
      return toAssetResponse({ request, path: original, type, etag: asset.hash, download });
    }
    const isNegotiated = transform.auto === "format" && !transform.fm;
    const acceptsWebp = isNegotiated && request.headers.get("accept")?.includes("image/webp") === true;
    const format = acceptsWebp ? "webp" : (transform.fm ?? toOutputFormat(asset));
    const { path, etag } = await derived.derive({ original, transform, format });
    const type = toImageType(format === "pjpg" ? "jpg" : format);
    return toAssetResponse({ request, path, type, etag, download, isNegotiated });
  }

  return {
    store,
    respond: (request, originalFilename) =>
      answer(request, originalFilename).catch((error: unknown) => {
        if (error instanceof LakeError) return error.toResponse();
        throw error;
      }),
    removeDataset: async (dataset) => {
      // Any other name could lead out of the directory, and nothing is ever stored under one.
      if (!/^[a-z0-9_-]+$/.test(dataset)) return;
      for (const kind of ["images", "files"]) {
        const folder = join(directory, kind);
        for (const project of (await isThere(folder)) ? await readdir(folder) : []) {
          await rm(join(folder, project, dataset), { recursive: true, force: true });
        }
      }
    },
  };
}

function requireSize(kind: "image" | "file", size: number): void {
  if (size === 0) throw new LakeError(400, "The upload is empty");
  if (size <= maxBytes[kind]) return;
  throw new LakeError(413, `The ${kind} has ${size} bytes, and the maximum is ${maxBytes[kind]}`);
}

/** `text/vtt; charset=utf-8` → `text/vtt`. */
function toMimeType(contentType: string): string {
  return contentType.replace(/\s*;.*$/s, "");
}

function toExtension(filename = ""): string {
  return /\.([a-z0-9]{1,10})$/.exec(filename.toLowerCase())?.[1] ?? "bin";
}

/** Images keep their format if browsers support it. */
function toOutputFormat({ extension }: AssetFile): OutputFormat {
  switch (extension) {
    case "gif":
    case "png":
    case "webp":
      return extension;
    default:
      return "jpg";
  }
}
