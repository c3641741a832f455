import { closeSync, fdatasync, openSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";

/** Waits for the disk, beside the lake's one thread. */
export interface DiskSync {
  /** Settles once all that has been committed so far is on the disk itself; rejects when the disk fails. */
  settle: () => Promise<void>;
  /** To be called while the database is still open. */
  close: () => Promise<void>;
}

const sync = promisify(fdatasync);

/**
 * The second half of a commit. SQLite hands it to the operating system, which survives `kill -9`; against a power cut the
 * log has to be on the disk before anyone is told. Who waits at the same time shares one sync, so that the commits of
 * several writers take hardly longer than that of one.
 */
export function createDiskSync(database: DatabaseSync): DiskSync {
  const count = database.prepare("SELECT total_changes() AS changes");
  const countChanges = () => Number(count.get()?.changes);
  let synced = 0;
  let log: number | null = null;
  let underWay: Promise<void> = Promise.resolve();
  /** The sync after the one under way, which may have begun before the latest commit. */
  let next: Promise<void> | null = null;

  async function syncLog(): Promise<void> {
    next = null;
    const changes = countChanges();
    // Once something was committed the log is there, and it is the same file until the database is closed.
    log ??= openSync(`${database.location()}-wal`, "r+");
    await sync(log);
    synced = changes;
  }

  return {
    settle: async () => {
      if (countChanges() === synced) return;
      next ??= underWay.then(syncLog, syncLog);
      underWay = next;
      await next;
    },
    close: async () => {
      await underWay.catch(() => {});
      if (log !== null) closeSync(log);
    },
  };
}
