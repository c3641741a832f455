import { PlainError } from "./plain-error.ts";
import { createStopSignal } from "./stop-signal.ts";

interface ScriptOptions {
  /** The exit code after Ctrl-C: 0 for a server, 130 for an interrupted task. */
  stoppedCode: 0 | 130;
}

/** Runs a script and exits: with `process.exitCode` or 0 on success; with 1 and a message or a stack on failure. */
export async function runScript(
  body: (stop: AbortSignal) => Promise<void>,
  { stoppedCode }: ScriptOptions,
): Promise<never> {
  const stop = createStopSignal();
  try {
    await body(stop);
  } catch (error) {
    if (!stop.aborted) {
      console.error(error instanceof PlainError ? error.message : error);
      process.exit(1);
    }
  }
  process.exit(stop.aborted ? stoppedCode : (process.exitCode ?? 0));
}
