import { resolveChromium } from "../../tests/support/browser.ts";
import { runChecks } from "../check/run-checks.ts";
import type { StageResult } from "../command/run-stage.ts";
import { buildForTests, runPlaywright, runVitest } from "./run-suites.ts";

/** One part of a test run. */
export interface Lane {
  /** Its name on the command line. */
  id: string;
  name: string;
  /** Ids of the lanes that must pass first. */
  needs?: readonly string[];
  /** Fails when it runs no tests. */
  hasTests?: boolean;
  /** Whether the next lanes start beside it. Those that need it wait. */
  isInBackground?: boolean;
  run: (options: { folder: string; stop: AbortSignal }) => Promise<StageResult>;
}

const checks: Lane = { id: "checks", name: "Checks", run: ({ stop }) => check(stop) };
const browser: Lane = { id: "browser", name: "Browser", run: findBrowser };
const build: Lane = { id: "build", name: "Production build", run: ({ stop }) => buildForTests(stop) };

const createVitestLane = (lane: Pick<Lane, "id" | "name" | "needs">, projects: readonly string[]): Lane => ({
  ...lane,
  hasTests: true,
  run: ({ folder, stop }) => runVitest(projects, folder, stop),
});

const createPlaywrightLane = (lane: Pick<Lane, "id" | "name">, projects: readonly string[]): Lane => ({
  ...lane,
  needs: [browser.id, build.id],
  hasTests: true,
  run: ({ folder, stop }) => runPlaywright(projects, folder, stop),
});

/** The lanes of `npm test`. */
export const testLanes: readonly Lane[] = [
  // Before the build, which writes types that they read.
  checks,
  browser,
  createVitestLane({ id: "unit", name: "Unit" }, ["unit"]),
  // Beside the contract tests: each leaves part of two cores idle.
  { ...build, isInBackground: true },
  createVitestLane({ id: "contract", name: "Contract" }, ["contract", "contract-dom"]),
  // In parallel, because the Studio's tests leave a core idle a quarter of the time.
  createPlaywrightLane({ id: "end-to-end", name: "End to end" }, ["studio", "pages", "flows"]),
  createVitestLane({ id: "resilience", name: "Resilience", needs: [browser.id, build.id] }, ["resilience"]),
];

/** The lanes of `npm run soak`. */
export const soakLanes: readonly Lane[] = [
  browser,
  build,
  createVitestLane({ id: "soak", name: "Soak" }, ["soak"]),
  createPlaywrightLane({ id: "browser-soak", name: "Soak in the browser" }, ["soak"]),
];

/** The lanes of `npm run test:changed`: checks, and unit and contract tests affected by changes since `base`. */
export const createChangedLanes = (base: string): readonly Lane[] => [
  checks,
  {
    id: "changed",
    name: "Affected unit and contract tests",
    run: ({ folder, stop }) =>
      runVitest(["unit", "contract", "contract-dom"], folder, stop, ["--changed", base, "--passWithNoTests"]),
  },
];

async function check(stop: AbortSignal): Promise<StageResult> {
  const failed = await runChecks(stop);
  return { ok: failed.length === 0, output: `Failed: ${failed.join(", ")}.` };
}

async function findBrowser(): Promise<StageResult> {
  return { ok: true, output: resolveChromium() };
}
