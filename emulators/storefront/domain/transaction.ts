import type { DatabaseSync } from "node:sqlite";

type Settle = (isKept: boolean) => void;

const openTransactions = new WeakMap<DatabaseSync, Settle[]>();

/**
 * Runs the work in one SQLite transaction, stored completely or not at all. Inside another transaction it joins that one. An
 * error must then leave the outer one too, because only that can roll back.
 */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (openTransactions.has(database)) return work();
  const settles: Settle[] = [];
  database.exec("begin immediate");
  openTransactions.set(database, settles);
  let isKept = false;
  try {
    const result = work();
    database.exec("commit");
    isKept = true;
    return result;
  } finally {
    openTransactions.delete(database);
    if (database.isTransaction) database.exec("rollback");
    // In reverse order, so that memory goes back through the same states.
    for (const settle of isKept ? settles : settles.toReversed()) settle(isKept);
  }
}

/**
 * Calls back once the current transaction is committed or rolled back, which is when memory follows the disk and before anyone
 * outside is notified. Right away without a transaction.
 */
export function whenSettled(database: DatabaseSync, settle: Settle): void {
  const settles = openTransactions.get(database);
  if (settles) settles.push(settle);
  else settle(true);
}
