import { createContext, Script } from "node:vm";
import { isQuick } from "#content-lake/query/is-quick.ts";
import type { ExprNode } from "#content-lake/query/syntax.ts";

/** Much longer than a shop's queries take, and short enough for the others to wait. */
const usualLimitInMs = 2000;

const sandbox = createContext({});
const script = new Script("work()");

/** What went on for longer than it may. */
export class TimeLimitError extends Error {
  constructor(limitInMs: number) {
    super(`The Content Lake emulator stopped it after ${limitInMs / 1000} seconds`);
    this.name = "TimeLimitError";
  }
}

/**
 * Does some synchronous work, and throws a `TimeLimitError` when it takes too long: the lake has one thread, and a
 * query of some minutes would hold up everybody. The engine stops it wherever it is, in the middle of a sort or of a
 * pattern, so it must not change what others read. Costs a tenth of a millisecond.
 */
export function withTimeLimit<T>(work: () => T, limitInMs = usualLimitInMs): T {
  const before = process.threadCpuUsage();
  const hasWorked = () => {
    const { user, system } = process.threadCpuUsage(before);
    return user + system >= (limitInMs / 2) * 1000;
  };
  sandbox.work = work;
  try {
    for (let timeout = limitInMs; ; timeout *= 2) {
      try {
        return script.runInContext(sandbox, { timeout });
      } catch (error) {
        if (!isTimeout(error)) throw error;
        // On a machine that is busy with other things it may have waited more than it worked.
        if (hasWorked()) throw new TimeLimitError(limitInMs);
      }
    }
  } finally {
    sandbox.work = undefined;
  }
}

/** Evaluates a tree, with a time limit unless it is over soon anyway. */
export function evaluateInTime<T>(tree: ExprNode, evaluate: () => T): T {
  return isQuick(tree) ? evaluate() : withTimeLimit(evaluate);
}

/** Made in the sandbox, the error is none of this realm's. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
  );
}
