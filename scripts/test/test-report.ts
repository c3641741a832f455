import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { fieldOf, listOf } from "../command/json-fields.ts";

export interface TestCounts {
  passed: number;
  failed: number;
}

export interface FailedTest {
  /** Its file by repository path, and its title. */
  name: string;
  /** What went wrong, without colors. Several lines. */
  message: string;
}

export interface TestReport {
  counts: TestCounts;
  failures: readonly FailedTest[];
  /** Test files by repository path, with their tests' total seconds. */
  files: readonly { file: string; seconds: number }[];
}

/** Parses Vitest's or Playwright's JSON report; empty without one. A flaky Playwright test counts as passed. */
export function toTestReport(report: unknown, root: string): TestReport {
  const stats = fieldOf(report, "stats");
  if (stats === undefined) return toVitestReport(report, root);
  const testDir = fieldOf(fieldOf(report, "config"), "rootDir");
  const toPath = (file: string) => relative(root, join(typeof testDir === "string" ? testDir : root, file));
  const specs = listSpecs(report).map((spec) => ({ ...spec, file: toPath(spec.file) }));
  const seconds = new Map<string, number>();
  for (const { file, milliseconds } of specs)
    seconds.set(file, (seconds.get(file) ?? 0) + milliseconds / 1000);
  return {
    counts: {
      passed: numberOf(stats, "expected") + numberOf(stats, "flaky"),
      failed: numberOf(stats, "unexpected"),
    },
    failures: specs
      .filter(({ hasFailed }) => hasFailed)
      .map(({ file, title, message }) => toFailure(file, title, message)),
    files: [...seconds].map(([file, sum]) => ({ file, seconds: sum })),
  };
}

function toVitestReport(report: unknown, root: string): TestReport {
  const files = listOf(report, "testResults").map((result) => ({
    path: relative(root, String(fieldOf(result, "name"))),
    result,
  }));
  return {
    counts: { passed: numberOf(report, "numPassedTests"), failed: numberOf(report, "numFailedTests") },
    failures: files.flatMap(({ path, result }) =>
      listOf(result, "assertionResults")
        .filter((test) => fieldOf(test, "status") === "failed")
        .map((test) => toFailure(path, fieldOf(test, "fullName"), listOf(test, "failureMessages")[0])),
    ),
    files: files.map(({ path, result }) => ({
      file: path,
      seconds: (numberOf(result, "endTime") - numberOf(result, "startTime")) / 1000,
    })),
  };
}

interface Spec {
  file: string;
  title: unknown;
  milliseconds: number;
  hasFailed: boolean;
  message: unknown;
}

/** Playwright nests suites: a file, its groups, their groups. */
function listSpecs(suite: unknown): Spec[] {
  const specs = listOf(suite, "specs").map((spec) => {
    const tests = listOf(spec, "tests");
    const results = tests.flatMap((test) => listOf(test, "results"));
    return {
      file: String(fieldOf(spec, "file")),
      title: fieldOf(spec, "title"),
      milliseconds: results.reduce<number>((sum, result) => sum + numberOf(result, "duration"), 0),
      hasFailed: tests.some((test) => fieldOf(test, "status") === "unexpected"),
      // A test that ran out of time has two errors, and the second one says what it was waiting for.
      message: results
        .flatMap((result) => listOf(result, "errors").map((error) => fieldOf(error, "message")))
        .join("\n"),
    };
  });
  return [...specs, ...listOf(suite, "suites").flatMap(listSpecs)];
}

const toFailure = (file: string, title: unknown, message: unknown): FailedTest => ({
  name: `${file} > ${String(title)}`,
  message: typeof message === "string" ? stripVTControlCharacters(message) : "",
});

function numberOf(value: unknown, name: string): number {
  const field = fieldOf(value, name);
  return typeof field === "number" ? field : 0;
}
