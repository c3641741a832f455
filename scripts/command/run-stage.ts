import { inspect, styleText } from "node:util";
import type { TestReport } from "../test/test-report.ts";
import { PlainError } from "./plain-error.ts";

export interface StageResult {
  ok: boolean;
  /** Shown on failure; empty when it was already streamed. */
  output: string;
  /** Printed after the name, such as "nothing changed". */
  note?: string;
  /** For a stage that runs tests. */
  report?: TestReport;
}

/**
 * Runs one step and prints its name, result and duration. A step that throws has failed. Rejects only with `stop`'s
 * reason.
 */
export async function runStage(
  name: string,
  work: (stop: AbortSignal) => Promise<StageResult>,
  stop: AbortSignal,
): Promise<StageResult> {
  const startedAt = performance.now();
  const result = await settle(work, stop);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const mark = result.ok ? styleText("green", "✓") : styleText("red", "✗");
  console.log(`${mark} ${name} (${seconds} s${result.note ? `, ${result.note}` : ""})`);
  if (!result.ok && result.output) console.log(result.output);
  return result;
}

async function settle(
  work: (stop: AbortSignal) => Promise<StageResult>,
  stop: AbortSignal,
): Promise<StageResult> {
  try {
    return await work(stop);
  } catch (error) {
    stop.throwIfAborted();
    return { ok: false, output: error instanceof PlainError ? error.message : inspect(error) };
  }
}
