import { resolveChromium } from "../../tests/support/browser.ts";
import { runChecks } from "../check/run-checks.ts";
import type { StageResult } from "../command/run-stage.ts";
import { buildForTests, runPlaywright, runVitest } from "./run-suites.ts";

/** One part of a test run. */
export interface Lane {
  /** How the command line calls it. */
  id: string;
  name: string;
  /** Ids of the lanes that must have passed before. */
  needs?: readonly string[];
  /** Runs tests, and has failed when it ran none. */
  hasTests?: boolean;
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

/** What `npm test` runs. */
export const testLanes: readonly Lane[] = [
  checks,
  browser,
  createVitestLane({ id: "unit", name: "Unit" }, ["unit"]),
  createVitestLane({ id: "contract", name: "Contract" }, ["contract", "contract-dom"]),
  build,
  // Side by side: the Studio's journeys leave a core idle for a quarter of their time.
  createPlaywrightLane({ id: "end-to-end", name: "End to end" }, ["studio", "pages", "flows", "security"]),
  createVitestLane({ id: "resilience", name: "Resilience", needs: [browser.id, build.id] }, ["resilience"]),
];

/** What `npm run soak` runs. */
export const soakLanes: readonly Lane[] = [
  browser,
  build,
  createVitestLane({ id: "soak", name: "Soak" }, ["soak"]),
  createPlaywrightLane({ id: "browser-soak", name: "Soak in the browser" }, ["soak"]),
];

/** What `npm run test:changed` runs: the checks, and the unit and contract tests that a change since `base` reaches. */
export const createChangedLanes = (base: string): readonly Lane[] => [
  checks,
  {
    id: "changed",
    name: "Unit and contract tests that the change reaches",
    run: ({ folder, stop }) =>
      runVitest(["unit", "contract", "contract-dom"], folder, stop, ["--changed", base, "--passWithNoTests"]),
  },
];

async function check(stop: AbortSignal): Promise<StageResult> {
  const failed = await runChecks(stop);
  return { ok: failed.length === 0, output: `Not done yet: ${failed.join(", ")}.` };
}

async function findBrowser(): Promise<StageResult> {
  return { ok: true, output: resolveChromium() };
}
