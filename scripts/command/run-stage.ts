import { styleText } from "node:util";

export interface StageResult {
  ok: boolean;
  /** Shown when it failed; empty when it was shown already. */
  output: string;
}

/** Runs one step of a longer command, and prints its name, how it went and how long it took. */
export async function runStage(name: string, work: () => Promise<StageResult>): Promise<boolean> {
  const begun = performance.now();
  const { ok, output } = await work();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const mark = ok ? styleText("green", "✓") : styleText("red", "✗");
  console.log(`${mark} ${name} (${seconds} s)`);
  if (!ok && output) console.log(output);
  return ok;
}
