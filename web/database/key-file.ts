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
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
}

function createKey(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(8).toString("hex")}`;
  const key = randomBytes(32).toString("base64url");
  const descriptor = openSync(draft, "wx", 0o600);
  try {
    writeSync(descriptor, `${key}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    linkSync(draft, file);
    syncFolder(dataDir);
    return key;
  } catch (error) {
    // Another process was faster.
    if (isCode(error, "EEXIST")) return readFileSync(file, "utf8").trim();
    throw error;
  } finally {
    rmSync(draft);
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;
