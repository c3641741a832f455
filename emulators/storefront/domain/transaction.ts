import type { DatabaseSync } from "node:sqlite";

type Settle = (isKept: boolean) => void;

const underWay = new WeakMap<DatabaseSync, Settle[]>();

/**
 * Runs the work in one SQLite transaction: all of it is kept, or none. Inside another one it joins that: then an error must
 * leave the outer one too, which alone can undo what was written.
 */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (underWay.has(database)) return work();
  const settles: Settle[] = [];
  database.exec("begin immediate");
  underWay.set(database, settles);
  let isKept = false;
  try {
    const result = work();
    database.exec("commit");
    isKept = true;
    return result;
  } finally {
    underWay.delete(database);
    if (database.isTransaction) database.exec("rollback");
    // Undone last first, so that memory gets back through the same states.
    for (const settle of isKept ? settles : settles.toReversed()) settle(isKept);
  }
}

/**
 * Calls back once the transaction under way is kept or undone: where memory follows the disk, and before anyone outside is
 * told. At once when there is none.
 */
export function whenSettled(database: DatabaseSync, settle: Settle): void {
  const settles = underWay.get(database);
  if (settles) settles.push(settle);
  else settle(true);
}
