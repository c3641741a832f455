import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clearTestData } from "../../tests/support/clear-test-data.ts";
import { testStack } from "../../tests/support/test-stack.ts";
import { runCommand } from "../command/run-command.ts";
import type { StageResult } from "../command/run-stage.ts";
import { tools } from "../command/tools.ts";
import { startStack } from "../stack/start-stack.ts";
import { type TestCounts, toTestCounts } from "./test-counts.ts";

interface Suite extends StageResult {
  counts: TestCounts;
}

/** Runs Vitest projects, whose output is shown as it comes. `folder` receives the report. */
export async function runVitest(
  projects: readonly string[],
  folder: string,
  stop: AbortSignal,
): Promise<Suite> {
  const report = join(folder, `${projects.join("-")}.json`);
  const selection = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { ok } = await runCommand({
    args: [tools.vitest, "run", ...selection, ...reporters],
    stop,
    show: true,
  });
  return { ok, output: "", counts: readCounts(report) };
}

/** Runs the browser tests, whose output is shown as it comes. */
export async function runPlaywright(folder: string, stop: AbortSignal): Promise<Suite> {
  const report = join(folder, "browser.json");
  const { ok } = await runCommand({
    args: [tools.playwright, "test", "--reporter=list,json"],
    folder: "tests",
    environment: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stop,
    show: true,
  });
  return { ok, output: "", counts: readCounts(report) };
}

/** Builds the site that the following suites serve, from the seed. */
export async function buildForTests(stop: AbortSignal): Promise<StageResult> {
  const { ports, dataDir, distDir } = testStack;
  const { PATH, HOME } = process.env;
  try {
    clearTestData(dataDir);
    const stack = await startStack({ env: { PATH, HOME }, ports, dataDir, distDir, stop });
    await stack.stop();
    return { ok: true, output: "" };
  } catch (error) {
    stop.throwIfAborted();
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}

function readCounts(report: string): TestCounts {
  return toTestCounts(existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null);
}
