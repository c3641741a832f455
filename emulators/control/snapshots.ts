import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { HttpError } from "#http/http-error.ts";

export interface Snapshot {
  name: string;
  /** When it was taken. */
  at: string;
}

/** Named copies of an emulator's data, in a folder of the data directory. */
export interface Snapshots {
  list: () => Promise<Snapshot[]>;
  /** Copies the data of the open emulator, and replaces a snapshot with the same name. */
  take: (name: string, copyDatabase: (file: string) => void) => Promise<void>;
  /** Throws 404 for an unknown name. */
  require: (name: string) => void;
  /** Puts the copied files into the data directory, where nothing may be open. */
  restore: (name: string) => Promise<void>;
  delete: (name: string) => Promise<void>;
}

interface SnapshotsOptions {
  dataDir: string;
  /** The folder for this emulator's snapshots. Several emulators can share a data directory. */
  service: string;
  /** The database's file name. */
  database: string;
  /** The folder with uploads, if any have been made. */
  uploads: string;
}

/** What a data directory may hold of them. */
const maxSnapshots = 50;

const namePattern = /^[a-z0-9][a-z0-9-]{0,63}$/;

export function createSnapshots({ dataDir, service, database, uploads }: SnapshotsOptions): Snapshots {
  const folder = join(dataDir, "snapshots", service);
  const toPath = (name: string) => {
    if (namePattern.test(name)) return join(folder, name);
    throw new HttpError(400, `"${name}" can't name a snapshot: use up to 64 of a-z, 0-9, and hyphens`);
  };
  const requirePath = (name: string) => {
    const path = toPath(name);
    if (existsSync(path)) return path;
    throw new HttpError(404, `There's no snapshot "${name}"`);
  };

  async function list(): Promise<Snapshot[]> {
    const names = existsSync(folder) ? await readdir(folder) : [];
    return Promise.all(
      names
        .filter((name) => namePattern.test(name))
        .toSorted()
        .map(async (name) => ({ name, at: (await stat(join(folder, name))).mtime.toISOString() })),
    );
  }

  return {
    list,
    take: async (name, copyDatabase) => {
      const path = toPath(name);
      if (!existsSync(path) && (await list()).length >= maxSnapshots)
        throw new HttpError(409, `There are ${maxSnapshots} snapshots already. Delete one first`);
      // A snapshot that's only half copied has a name that can't be asked for.
      const draft = join(folder, `.${randomUUID()}`);
      await mkdir(draft, { recursive: true, mode: 0o700 });
      try {
        copyDatabase(join(draft, database));
        await copyIfThere(join(dataDir, uploads), join(draft, uploads));
        await rm(path, { recursive: true, force: true });
        await rename(draft, path);
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
    require: (name) => void requirePath(name),
    restore: (name) => cp(requirePath(name), dataDir, { recursive: true }),
    delete: (name) => rm(requirePath(name), { recursive: true }),
  };
}

async function copyIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true });
}
