import { expect, test } from "vitest";
import { toTestCounts } from "./test-counts.ts";

test("counts Vitest's tests", () => {
  const report = { numTotalTests: 4, numPassedTests: 2, numFailedTests: 1, numPendingTests: 1 };

  expect(toTestCounts(report)).toEqual({ passed: 2, failed: 1 });
});

test("counts Playwright's tests, a flaky one as passed", () => {
  const report = { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 } };

  expect(toTestCounts(report)).toEqual({ passed: 6, failed: 2 });
});

test.each([[null], [{}], ["no report"], [{ stats: null }]])("counts nothing in %j", (report) => {
  expect(toTestCounts(report)).toEqual({ passed: 0, failed: 0 });
});
