import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createFileCache } from "#files/file-cache.ts";
import type { ImageTransform } from "#content-lake/assets/image-transform.ts";
import { type OutputFormat, transformImage } from "#content-lake/assets/transform-image.ts";

interface DerivedImagesOptions {
  directory: string;
  maxBytes: number;
}

interface DeriveOptions {
  original: string;
  transform: ImageTransform;
  format: OutputFormat;
}

interface DerivedImages {
  /** The path of a transformed image, which is created if needed. */
  derive(options: DeriveOptions): Promise<{ path: string; etag: string }>;
}

/**
 * Caches transformed images under a name built from their parameters, in any order. The least recently used are deleted first
 * when the cache is full. `npm run reset` deletes it with the data.
 */
export function createDerivedImages({ directory, maxBytes }: DerivedImagesOptions): DerivedImages {
  const cache = createFileCache({ directory, maxBytes });
  /** Simultaneous requests for the same image share the work. */
  const making = new Map<string, Promise<void>>();

  return {
    async derive({ original, transform, format }) {
      const asked = JSON.stringify([original, format, { ...transform, dl: undefined }]);
      const etag = createHash("sha256").update(asked).digest("hex").slice(0, 40);
      const name = `${etag}.${format}`;
      const made =
        making.get(name) ??
        cache.keep(name, async () => transformImage({ bytes: await readFile(original), transform, format }));
      making.set(name, made);
      await made.finally(() => making.delete(name));
      return { path: join(directory, name), etag };
    },
  };
}
