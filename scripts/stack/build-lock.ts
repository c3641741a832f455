import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy } from "../../emulators/files/sqlite-busy.ts";
import { PlainError } from "../command/plain-error.ts";
import { root } from "../command/spawn-node.ts";

export interface BuildLock {
  release: () => void;
}

interface BuildLockOptions {
  /** Next's output folder inside web/. */
  distDir: string;
  /** The shop that runs from it, for whoever is refused. */
  siteUrl: string;
  /** Where locks are. Not in the build, which Next deletes to build again. */
  folder?: string;
}

/**
 * Locks a build for the shop that runs from it, because another shop with other settings would rebuild it underneath. SQLite
 * holds the lock, so it ends with the process. Throws a `PlainError` that names the shop when the build is in use.
 */
export function lockBuild({
  distDir,
  siteUrl,
  folder = join(root, "node_modules/.cache/builds"),
}: BuildLockOptions): BuildLock {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, `${distDir}.sqlite`), { timeout: 200 });
  try {
    database.exec("BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS shop (url TEXT); DELETE FROM shop");
    database.prepare("INSERT INTO shop VALUES (?)").run(siteUrl);
    // Stays open. Others can read the address, and can't begin one of their own.
    database.exec("COMMIT; BEGIN IMMEDIATE");
  } catch (error) {
    using _closed = database;
    if (!isBusy(error)) throw error;
    const url = database.prepare("SELECT url FROM shop").get()?.["url"];
    throw new PlainError(
      `This clone's build is in use by the shop at ${String(url)}. Stop it first, or start this one from another clone.`,
    );
  }
  return { release: () => database.close() };
}
