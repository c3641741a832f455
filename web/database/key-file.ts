import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

/**
 * A key for what a copy of the database alone must not reveal: `<dataDir>/<name>.key`, which only the site's user can read. It's created
 * on first use, on disk before it's returned, and complete whenever it exists, whatever process dies.
 */
export function readKeyFile(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.key`);
  return readIfThere(file) ?? createKey(dataDir, file);
}

function readIfThere(file: string): string | null {
  try {
    return read(file);
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** Without the comment, which all calls here have, the build would add every file that could have such a name to the server. */
const read = (file: string) => readFileSync(/* turbopackIgnore: true */ file, "utf8").trim();

function createKey(dataDir: string, file: string): string {
  mkdirSync(/* turbopackIgnore: true */ dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(8).toString("hex")}`;
  const key = randomBytes(32).toString("base64url");
  const descriptor = openSync(/* turbopackIgnore: true */ draft, "wx", 0o600);
  try {
    writeSync(descriptor, `${key}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    linkSync(/* turbopackIgnore: true */ draft, file);
    syncFolder(dataDir);
    return key;
  } catch (error) {
    // Another process was faster.
    if (isCode(error, "EEXIST")) return read(file);
    throw error;
  } finally {
    rmSync(/* turbopackIgnore: true */ draft);
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(/* turbopackIgnore: true */ folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;
