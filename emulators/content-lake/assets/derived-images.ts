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
  /** The path of a transformed image, made when it isn't there yet. */
  derive(options: DeriveOptions): Promise<{ path: string; etag: string }>;
}

/**
 * Keeps what was made of images, under a name made of what was asked: the same parameters in another order are the same image.
 * What was not asked for the longest goes first when there is too much. `npm run reset` removes it with the data.
 */
export function createDerivedImages({ directory, maxBytes }: DerivedImagesOptions): DerivedImages {
  const cache = createFileCache({ directory, maxBytes });
  /** Requests for the same image at the same time share the work. */
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
