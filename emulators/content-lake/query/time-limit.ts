import { createContext, Script } from "node:vm";
import { isQuick } from "#content-lake/query/is-quick.ts";
import type { ExprNode } from "#content-lake/query/syntax.ts";

/** Much longer than a shop's queries take, and short enough for others to wait. */
const usualLimitMs = 2000;

const sandbox = createContext({});
const script = new Script("work()");

/** Something that ran longer than allowed. */
export class TimeLimitError extends Error {
  constructor(limitMs: number) {
    super(`The Content Lake emulator stopped it after ${limitMs / 1000} seconds`);
    this.name = "TimeLimitError";
  }
}

/**
 * Runs synchronous work, and throws a `TimeLimitError` if it takes too long. The lake has one thread, and a query that takes
 * minutes would block everyone. The engine stops it anywhere, even in the middle of a sort or a pattern, so it must not change
 * shared data. Costs a tenth of a millisecond.
 */
export function withTimeLimit<T>(work: () => T, limitMs = usualLimitMs): T {
  const before = process.threadCpuUsage();
  const hasWorked = () => {
    const { user, system } = process.threadCpuUsage(before);
    return user + system >= (limitMs / 2) * 1000;
  };
  sandbox.work = work;
  try {
    for (let timeout = limitMs; ; timeout *= 2) {
      try {
        return script.runInContext(sandbox, { timeout });
      } catch (error) {
        if (!isTimeout(error)) throw error;
        // On a busy machine, it may have waited more than it worked.
        if (hasWorked()) throw new TimeLimitError(limitMs);
      }
    }
  } finally {
    sandbox.work = undefined;
  }
}

/** Evaluates a tree, with a time limit unless it's quick anyway. */
export function evaluateInTime<T>(tree: ExprNode, evaluate: () => T): T {
  return isQuick(tree) ? evaluate() : withTimeLimit(evaluate);
}

/** An error created in the sandbox belongs to another realm. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
  );
}
