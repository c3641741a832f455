import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockData } from "../../scripts/stack/data-lock.ts";

/**
 * Empties a test stack's data, so that a run begins with the seed.
 * Throws a `PlainError`, and leaves everything where it is, while another stack runs on the data.
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
