import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resolveChromium } from "../tests/support/browser.ts";
import { runChecks } from "./check/run-checks.ts";
import { PlainError } from "./command/plain-error.ts";
import { runScript } from "./command/run-script.ts";
import { runStage, type StageResult } from "./command/run-stage.ts";
import { buildForTests, runPlaywright, runVitest } from "./test/run-suites.ts";
import type { TestCounts } from "./test/test-counts.ts";

await runScript(
  async (stop) => {
    const total: TestCounts = { passed: 0, failed: 0 };
    const count = async (suite: Promise<StageResult & { counts: TestCounts }>) => {
      const result = await suite;
      total.passed += result.counts.passed;
      total.failed += result.counts.failed;
      return result;
    };
    const folder = mkdtempSync(join(tmpdir(), "test-reports-"));
    const stages: readonly { name: string; work: () => Promise<StageResult> }[] = [
      { name: "Checks", work: () => check(stop) },
      { name: "Browser", work: findBrowser },
      { name: "Unit and contract tests", work: () => count(runVitest(["unit", "contract"], folder, stop)) },
      { name: "Production build", work: () => buildForTests(stop) },
      { name: "Browser tests", work: () => count(runPlaywright(folder, stop)) },
      { name: "Resilience tests", work: () => count(runVitest(["resilience"], folder, stop)) },
    ];
    const toClosingLine = () => `${total.passed} passed, ${total.failed} failed`;
    try {
      for (const { name, work } of stages) {
        if (!(await runStage(name, work)))
          throw new PlainError(`Stopped: "${name}" failed.\n${toClosingLine()}`);
      }
      console.log(toClosingLine());
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  { stoppedCode: 130 },
);

async function check(stop: AbortSignal): Promise<StageResult> {
  const failed = await runChecks(stop);
  return { ok: failed.length === 0, output: `Not done yet: ${failed.join(", ")}.` };
}

async function findBrowser(): Promise<StageResult> {
  try {
    return { ok: true, output: resolveChromium() };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}
