import type { FailedTest, TestReport } from "./test-report.ts";

export interface LaneOutcome {
  id: string;
  name: string;
  ok: boolean;
  seconds: number;
  /** Null for a lane without tests. */
  report: TestReport | null;
  /** The name of the failed lane that this one needs. */
  skippedFor: string | null;
}

/** A broken build fails hundreds of tests, and the first ones say why. */
const maxFailures = 20;
/** As many as Playwright needs to say which element a click was waiting for, and why. */
const maxLines = 20;

/**
 * The end of a run: each lane's time and counts, the ten slowest test files, the failed tests with the first lines of their
 * messages and, on the last line, "N passed, N failed", which CI reads. A lane that failed without a failed test (a check, the
 * build, an error outside tests) counts as one.
 */
export function renderClosingReport(outcomes: readonly LaneOutcome[]): string {
  const passed = outcomes.reduce((sum, { report }) => sum + (report?.counts.passed ?? 0), 0);
  const failed = outcomes.reduce((sum, outcome) => sum + countFailures(outcome), 0);
  const failures = outcomes.flatMap(({ report }) => report?.failures ?? []);
  const files = outcomes.flatMap(({ report }) => report?.files ?? []);
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  return [
    ...outcomes.map((outcome) => renderLane(outcome, width)),
    "",
    ...(slowest.length > 0 ? ["Slowest test files:"] : []),
    ...slowest.map(({ file, seconds }) => `${toSeconds(seconds)}  ${file}`),
    ...(slowest.length > 0 ? [""] : []),
    ...failures.slice(0, maxFailures).map(renderFailure),
    ...(failures.length > maxFailures ? [`…and ${failures.length - maxFailures} more failed tests.\n`] : []),
    `${passed} passed, ${failed} failed`,
  ].join("\n");
}

/** A skipped lane isn't counted, because the lane it needs is. */
function countFailures({ ok, report, skippedFor }: LaneOutcome): number {
  const failed = report?.counts.failed ?? 0;
  return ok || skippedFor !== null ? failed : Math.max(1, failed);
}

function renderLane({ name, ok, seconds, report, skippedFor }: LaneOutcome, width: number): string {
  if (skippedFor !== null) return `- ${name.padEnd(width)}   skipped: "${skippedFor}" failed`;
  const counts = report ? `  ${report.counts.passed} passed, ${report.counts.failed} failed` : "";
  return `${ok ? "✓" : "✗"} ${name.padEnd(width)} ${toSeconds(seconds)}${counts}`;
}

function renderFailure({ name, message }: FailedTest): string {
  const ownLines = message
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at .*\/node_modules\//.test(line));
  return [`✗ ${name}`, ...ownLines.slice(0, maxLines).map((line) => `    ${line}`.trimEnd()), ""].join("\n");
}

const toSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`;
