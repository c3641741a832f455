import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "./transaction.ts";

/** Runs the work once in the life of a database, so that what a merchant removed later is not planted again. */
export function seedOnce(database: DatabaseSync, name: string, plant: () => void): void {
  inTransaction(database, () => {
    const { changes } = database.prepare("insert or ignore into planted_part (name) values (?)").run(name);
    if (changes > 0) plant();
  });
}
