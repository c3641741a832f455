import { PlainError } from "./plain-error.ts";
import { createStopSignal } from "./stop-signal.ts";

interface ScriptOptions {
  /** What a stop by Ctrl-C answers: 0 for what runs until it is stopped, 130 for what was cut short. */
  stoppedCode: 0 | 130;
}

/**
 * Runs a script's body and ends the process: with `process.exitCode`, or 0, when it returns; with 1 and one sentence or a stack when
 * it throws.
 */
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
