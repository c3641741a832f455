import { mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { isThere, writeWhole } from "#files/write-whole.ts";

interface FileCacheOptions {
  directory: string;
  maxBytes: number;
}

interface FileCache {
  /** Ensures that the file with this name exists, creating it if necessary. */
  keep: (name: string, make: () => Promise<Uint8Array>) => Promise<void>;
}

interface Entry {
  name: string;
  size: number;
  usedAt: number;
}

/** A folder of files that can be created again. The least recently used are removed when it's full. */
export function createFileCache({ directory, maxBytes }: FileCacheOptions): FileCache {
  let size: number | null = null;
  let isTidying = false;

  async function tidy(): Promise<void> {
    const entries = (await readEntries(directory)).toSorted((a, b) => a.usedAt - b.usedAt);
    size = entries.reduce((sum, entry) => sum + entry.size, 0);
    if (size <= maxBytes) return;
    for (const entry of entries) {
      // Down to four fifths, so that the folder isn't read for every new file. The newest file always stays.
      if (size <= maxBytes * 0.8 || entry === entries.at(-1)) break;
      await rm(join(directory, entry.name), { force: true });
      size -= entry.size;
    }
  }

  return {
    keep: async (name, make) => {
      const path = join(directory, name);
      if (await isThere(path)) return touch(path);
      const bytes = await make();
      await writeWhole(path, bytes);
      if (size !== null) size += bytes.byteLength;
      if (isTidying || (size !== null && size <= maxBytes)) return;
      isTidying = true;
      await tidy().finally(() => {
        isTidying = false;
      });
    },
  };
}

/** Records a file's use in its modification date, at most once a minute. */
async function touch(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  const now = Date.now();
  if (now - mtimeMs > 60_000) await utimes(path, now / 1000, now / 1000);
}

async function readEntries(directory: string): Promise<Entry[]> {
  await mkdir(directory, { recursive: true });
  // A part is a file that's still being written.
  const names = (await readdir(directory)).filter((name) => !name.endsWith(".part"));
  return Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(directory, name));
      return { name, size, usedAt: mtimeMs };
    }),
  );
}
