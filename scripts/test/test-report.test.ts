import { expect, test } from "vitest";
import { toTestReport } from "./test-report.ts";

test("reads Vitest's tests and files", () => {
  const report = {
    numTotalTests: 4,
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    testResults: [{ name: "/repository/web/lib/gid.test.ts", startTime: 1000, endTime: 2500 }],
  };

  expect(toTestReport(report, "/repository")).toEqual({
    counts: { passed: 2, failed: 1 },
    files: [{ file: "web/lib/gid.test.ts", seconds: 1.5 }],
  });
});

test("adds up a Playwright file's tests, inside and outside groups, and counts a flaky one as passed", () => {
  const toSpec = (...durations: number[]) => ({
    file: "flows/cart.spec.ts",
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    config: { rootDir: "/repository/tests" },
    suites: [{ specs: [toSpec(1000)], suites: [{ specs: [toSpec(250, 500)] }] }],
    stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 },
  };

  expect(toTestReport(report, "/repository")).toEqual({
    counts: { passed: 6, failed: 2 },
    files: [{ file: "tests/flows/cart.spec.ts", seconds: 1.75 }],
  });
});

test.each([[null], [{}], ["no report"], [{ stats: null }], [{ testResults: null }]])(
  "finds nothing in %j",
  (report) => {
    expect(toTestReport(report, "/repository")).toEqual({ counts: { passed: 0, failed: 0 }, files: [] });
  },
);
