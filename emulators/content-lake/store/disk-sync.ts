import { closeSync, fdatasync, openSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";

/** Waits for the disk, outside the lake's single thread. */
export interface DiskSync {
  /** Settles once everything committed so far is on the disk itself. Rejects if the disk fails. */
  settle: () => Promise<void>;
  /** Call it while the database is still open. */
  close: () => Promise<void>;
}

const sync = promisify(fdatasync);

/**
 * The second half of a commit. SQLite hands it to the operating system, which survives `kill -9`. To survive power loss, the log
 * must be on disk before the write is acknowledged. Simultaneous callers share one sync, so several writers' commits take barely
 * longer than one.
 */
export function createDiskSync(database: DatabaseSync): DiskSync {
  const count = database.prepare("SELECT total_changes() AS changes");
  const countChanges = () => Number(count.get()?.changes);
  let synced = 0;
  let log: number | null = null;
  let inFlight: Promise<void> = Promise.resolve();
  /** The sync after the current one, which may have started before the latest commit. */
  let next: Promise<void> | null = null;

  async function syncLog(): Promise<void> {
    next = null;
    const changes = countChanges();
    // Once something was committed, the log exists, and it's the same file until the database is closed.
    log ??= openSync(`${database.location()}-wal`, "r+");
    await sync(log);
    synced = changes;
  }

  return {
    settle: async () => {
      if (countChanges() === synced) return;
      next ??= inFlight.then(syncLog, syncLog);
      inFlight = next;
      await next;
    },
    close: async () => {
      await inFlight.catch(() => {});
      if (log !== null) closeSync(log);
    },
  };
}
