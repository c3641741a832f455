import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { prepareTestBuild } from "../../tests/support/prepare-test-build.ts";
import { runCommand } from "../command/run-command.ts";
import type { StageResult } from "../command/run-stage.ts";
import { root } from "../command/spawn-node.ts";
import { tools } from "../command/tools.ts";
import { type TestReport, toTestReport } from "./test-report.ts";

/** Runs Vitest projects and streams the output. `folder` receives the JSON report. */
export async function runVitest(
  projects: readonly string[],
  folder: string,
  stop: AbortSignal,
  options: readonly string[] = [],
): Promise<StageResult> {
  const file = join(folder, `vitest-${projects.join("-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { ok } = await runCommand({
    args: [tools.vitest, "run", ...select(projects), ...reporters, ...options],
    stop,
    show: true,
  });
  return { ok, output: "", report: readReport(file) };
}

/** Runs Playwright projects on the existing build and streams the output. `folder` receives the JSON report. */
export async function runPlaywright(
  projects: readonly string[],
  folder: string,
  stop: AbortSignal,
): Promise<StageResult> {
  const name = projects.join("-");
  const file = join(folder, `playwright-${name}.json`);
  // Playwright empties its output folder first, so each run has its own.
  const output = ["--output", `../test-results/${name}`];
  const { ok } = await runCommand({
    args: [tools.playwright, "test", ...select(projects), "--reporter=list,json", ...output],
    folder: "tests",
    environment: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, TEST_BUILD: "ready" },
    stop,
    show: true,
  });
  return { ok, output: "", report: readReport(file) };
}

/** Builds the site from the seed, for the browser and resilience tests to copy. */
export async function buildForTests(stop: AbortSignal): Promise<StageResult> {
  await prepareTestBuild(stop);
  return { ok: true, output: "" };
}

const select = (projects: readonly string[]) => projects.map((project) => `--project=${project}`);

function readReport(file: string): TestReport {
  return toTestReport(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null, root);
}
