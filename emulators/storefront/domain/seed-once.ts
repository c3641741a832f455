import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "./transaction.ts";

/** Runs the work once per database, so that what a merchant removed isn't seeded again. */
export function seedOnce(database: DatabaseSync, name: string, seed: () => void): void {
  inTransaction(database, () => {
    const { changes } = database.prepare("insert or ignore into planted_part (name) values (?)").run(name);
    if (changes > 0) seed();
  });
}
