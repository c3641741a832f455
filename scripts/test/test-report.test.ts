import { expect, test } from "vitest";
import { toTestReport } from "./test-report.ts";

test("reads Vitest's tests and files", () => {
  const report = {
    numTotalTests: 4,
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    testResults: [
      {
        name: "/repository/web/lib/gid.test.ts",
        startTime: 1000,
        endTime: 2500,
        assertionResults: [
          { fullName: "an ID is parsed", status: "passed", failureMessages: [] },
          {
            fullName: "lists an ID is found",
            status: "failed",
            failureMessages: ["AssertionError: expected \u001B[32m1\u001B[39m\n    at gid.test.ts:3:1"],
          },
        ],
      },
    ],
  };

  expect(toTestReport(report, "/repository")).toEqual({
    counts: { passed: 2, failed: 1 },
    failures: [
      {
        name: "web/lib/gid.test.ts > lists an ID is found",
        message: "AssertionError: expected 1\n    at gid.test.ts:3:1",
      },
    ],
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
    failures: [],
    files: [{ file: "tests/flows/cart.spec.ts", seconds: 1.75 }],
  });
});

test("names Playwright's failed tests with all their errors, and not those that were flaky", () => {
  const toSpec = (title: string, status: string) => ({
    file: "flows/cart.spec.ts",
    title,
    tests: [
      {
        status,
        results: [
          {
            duration: 1,
            errors: [
              { message: "\u001B[31mTest timeout of 60000ms exceeded.\u001B[39m" },
              { message: "Error: locator.click: Test timeout of 60000ms exceeded." },
            ],
          },
        ],
      },
    ],
  });
  const report = {
    config: { rootDir: "/repository/tests" },
    suites: [{ specs: [toSpec("a cart is empty", "unexpected"), toSpec("a cart is full", "flaky")] }],
    stats: { expected: 0, flaky: 1, unexpected: 1 },
  };

  expect(toTestReport(report, "/repository").failures).toEqual([
    {
      name: "tests/flows/cart.spec.ts > a cart is empty",
      message: "Test timeout of 60000ms exceeded.\nError: locator.click: Test timeout of 60000ms exceeded.",
    },
  ]);
});

test.each([[null], [{}], ["no report"], [{ stats: null }], [{ testResults: null }]])(
  "finds nothing in %j",
  (report) => {
    expect(toTestReport(report, "/repository")).toEqual({
      counts: { passed: 0, failed: 0 },
      failures: [],
      files: [],
    });
  },
);
