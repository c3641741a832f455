import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockData } from "../../scripts/stack/data-lock.ts";

/**
 * Empties a test stack's data, so that a run starts from the seed. Throws a `PlainError` and deletes nothing while another stack
 * is running on the data.
 */
export function clearTestData(dataDir: string): void {
  const lock = lockData(dataDir);
  try {
    for (const name of readdirSync(dataDir)) {
      if (name !== "lock.sqlite") rmSync(join(dataDir, name), { recursive: true });
    }
  } finally {
    lock.release();
  }
}
