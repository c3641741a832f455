import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImageTransform } from "#content-lake/assets/image-transform.ts";
import { type OutputFormat, transformImage } from "#content-lake/assets/transform-image.ts";
import { isThere, writeWhole } from "#content-lake/assets/write-whole.ts";

interface DeriveOptions {
  original: string;
  transform: ImageTransform;
  format: OutputFormat;
}

interface DerivedImages {
  /** The path of a transformed image, made when it isn't there yet. */
  derive(options: DeriveOptions): Promise<{ path: string; etag: string }>;
}

/** Keeps what was made of images, under a name made of what was asked. `npm run reset` removes it with the data. */
export function createDerivedImages(directory: string): DerivedImages {
  /** Requests for the same image at the same time share the work. */
  const making = new Map<string, Promise<void>>();

  return {
    async derive({ original, transform, format }) {
      const asked = JSON.stringify([original, format, { ...transform, dl: undefined }]);
      const etag = createHash("sha256").update(asked).digest("hex").slice(0, 40);
      const path = join(directory, `${etag}.${format}`);
      const made = making.get(path) ?? make({ original, transform, format, path });
      making.set(path, made);
      await made.finally(() => making.delete(path));
      return { path, etag };
    },
  };
}

async function make({ original, transform, format, path }: DeriveOptions & { path: string }): Promise<void> {
  if (await isThere(path)) return;
  await writeWhole(path, await transformImage({ bytes: await readFile(original), transform, format }));
}
