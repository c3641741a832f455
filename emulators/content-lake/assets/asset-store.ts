import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { SanityDocument } from "#content-lake/query/document.ts";

export interface AssetUpload {
  kind: "image" | "file";
  bytes: Uint8Array;
  filename?: string;
  contentType?: string;
  projectId: string;
  dataset: string;
}

export interface AssetStore {
  /** Keeps the bytes and answers the `sanity.imageAsset` or `sanity.fileAsset` document that describes them. */
  store(upload: AssetUpload): Promise<SanityDocument>;
  /** Answers GET and HEAD of `/images/…` and `/files/…`. */
  respond(request: Request): Promise<Response>;
}

interface AssetStoreOptions {
  directory: string;
  publicUrl: string;
  now?: () => Date;
}

export function createAssetStore({
  directory,
  publicUrl,
  now = () => new Date(),
}: AssetStoreOptions): AssetStore {
  return {
    async store({ kind, bytes, filename, contentType, projectId, dataset }) {
      const sha1hash = createHash("sha1").update(bytes).digest("hex");
      const image = kind === "image" ? await sharp(bytes).metadata() : null;
      const format = image?.format === "jpeg" ? "jpg" : image?.format;
      const extension = format ?? filename?.split(".").at(-1)?.toLowerCase() ?? "bin";
      const name = image ? `${sha1hash}-${image.width}x${image.height}` : sha1hash;
      const path = `${kind}s/${projectId}/${dataset}/${name}.${extension}`;
      await write(join(directory, path), bytes);
      const time = now().toISOString();
      return {
        _id: `${kind}-${name}-${extension}`,
        _type: kind === "image" ? "sanity.imageAsset" : "sanity.fileAsset",
        _createdAt: time,
        _updatedAt: time,
        assetId: sha1hash,
        sha1hash,
        extension,
        size: bytes.byteLength,
        mimeType: contentType ?? (image ? `image/${image.format}` : "application/octet-stream"),
        ...(filename ? { originalFilename: filename } : {}),
        path,
        url: `${publicUrl}/${path}`,
        ...(image
          ? {
              metadata: {
                _type: "sanity.imageMetadata",
                dimensions: {
                  _type: "sanity.imageDimensions",
                  width: image.width,
                  height: image.height,
                  aspectRatio: image.width / image.height,
                },
              },
            }
          : {}),
      };
    },

    async respond(request) {
      const { pathname } = new URL(request.url);
      const match =
        /^\/((?:images|files)\/[\w-]+\/[\w-]+\/[a-f0-9]{40}(?:-\d+x\d+)?\.([a-z0-9]{1,10}))$/.exec(pathname);
      if (!match?.[1]) return new Response("Not Found", { status: 404 });
      const bytes = await readFile(join(directory, match[1])).catch(() => null);
      if (!bytes) return new Response("Not Found", { status: 404 });
      const type = match[2] === "jpg" ? "image/jpeg" : `image/${match[2]}`;
      return new Response(bytes, {
        headers: {
          "content-type": pathname.startsWith("/images/") ? type : "application/octet-stream",
          "cache-control": "public, max-age=31536000, immutable",
        },
      });
    },
  };
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(file, ".."), { recursive: true });
  const temporary = `${file}.${process.pid}.part`;
  await writeFile(temporary, bytes);
  await rename(temporary, file);
}
