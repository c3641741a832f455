export interface TestCounts {
  passed: number;
  failed: number;
}

/** What a runner's JSON report counts: Vitest's `numPassedTests`, or Playwright's `stats`, where a flaky test passed. Zero for no report. */
export function toTestCounts(report: unknown): TestCounts {
  const stats = readField(report, "stats");
  if (stats !== undefined) {
    return {
      passed: readNumber(stats, "expected") + readNumber(stats, "flaky"),
      failed: readNumber(stats, "unexpected"),
    };
  }
  return { passed: readNumber(report, "numPassedTests"), failed: readNumber(report, "numFailedTests") };
}

function readField(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function readNumber(value: unknown, name: string): number {
  const field = readField(value, name);
  return typeof field === "number" ? field : 0;
}
