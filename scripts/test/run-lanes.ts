import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runStage } from "../command/run-stage.ts";
import { type LaneOutcome, renderClosingReport } from "./closing-report.ts";
import type { Lane } from "./lanes.ts";

/**
 * Runs lanes in order and prints the closing report. A failed lane only stops those that need it. Sets the exit code on
 * failure.
 */
export async function runLanes(lanes: readonly Lane[], stop: AbortSignal): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "test-reports-"));
  const running = new Map<string, Promise<LaneOutcome>>();
  try {
    for (const lane of lanes) {
      const needed = await Promise.all((lane.needs ?? []).flatMap((id) => running.get(id) ?? []));
      const outcome = runLane(lane, needed, { folder, stop });
      running.set(lane.id, outcome);
      if (!lane.isInBackground) await outcome;
    }
    const outcomes = await Promise.all(running.values());
    console.log(`\n${renderClosingReport(outcomes)}`);
    if (outcomes.some(({ ok }) => !ok)) process.exitCode = 1;
  } finally {
    await Promise.allSettled(running.values());
    rmSync(folder, { recursive: true });
  }
}

/** Runs a lane, unless one of those it needs has failed or was skipped. */
export async function runLane(
  { id, name, hasTests = false, run }: Lane,
  needed: readonly LaneOutcome[],
  { folder, stop }: { folder: string; stop: AbortSignal },
): Promise<LaneOutcome> {
  const missing = needed.find(({ ok }) => !ok);
  if (missing) {
    console.log(`Skipped: ${name}, because "${missing.name}" failed.`);
    return { id, name, ok: false, seconds: 0, report: null, skippedFor: missing.name };
  }
  const startedAt = performance.now();
  const work = async () => {
    const result = await run({ folder, stop });
    const { passed, failed } = result.report?.counts ?? { passed: 0, failed: 0 };
    return hasTests && passed + failed === 0 ? { ...result, ok: false, output: "No tests ran." } : result;
  };
  const { ok, report = null } = await runStage(name, work, stop);
  return { id, name, ok, seconds: (performance.now() - startedAt) / 1000, report, skippedFor: null };
}
