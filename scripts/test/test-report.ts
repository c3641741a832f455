import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

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
  const stats = readField(report, "stats");
  if (stats === undefined) return toVitestReport(report, root);
  const testDir = readField(readField(report, "config"), "rootDir");
  const toPath = (file: string) => relative(root, join(typeof testDir === "string" ? testDir : root, file));
  const specs = listSpecs(report).map((spec) => ({ ...spec, file: toPath(spec.file) }));
  const seconds = new Map<string, number>();
  for (const { file, milliseconds } of specs)
    seconds.set(file, (seconds.get(file) ?? 0) + milliseconds / 1000);
  return {
    counts: {
      passed: readNumber(stats, "expected") + readNumber(stats, "flaky"),
      failed: readNumber(stats, "unexpected"),
    },
    failures: specs
      .filter(({ hasFailed }) => hasFailed)
      .map(({ file, title, message }) => toFailure(file, title, message)),
    files: [...seconds].map(([file, sum]) => ({ file, seconds: sum })),
  };
}

function toVitestReport(report: unknown, root: string): TestReport {
  const files = readList(report, "testResults").map((result) => ({
    path: relative(root, String(readField(result, "name"))),
    result,
  }));
  return {
    counts: { passed: readNumber(report, "numPassedTests"), failed: readNumber(report, "numFailedTests") },
    failures: files.flatMap(({ path, result }) =>
      readList(result, "assertionResults")
        .filter((test) => readField(test, "status") === "failed")
        .map((test) => toFailure(path, readField(test, "fullName"), readList(test, "failureMessages")[0])),
    ),
    files: files.map(({ path, result }) => ({
      file: path,
      seconds: (readNumber(result, "endTime") - readNumber(result, "startTime")) / 1000,
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
  const specs = readList(suite, "specs").map((spec) => {
    const tests = readList(spec, "tests");
    const results = tests.flatMap((test) => readList(test, "results"));
    return {
      file: String(readField(spec, "file")),
      title: readField(spec, "title"),
      milliseconds: results.reduce<number>((sum, result) => sum + readNumber(result, "duration"), 0),
      hasFailed: tests.some((test) => readField(test, "status") === "unexpected"),
      // A test that ran out of time has two errors, and the second one says what it was waiting for.
      message: results
        .flatMap((result) => readList(result, "errors").map((error) => readField(error, "message")))
        .join("\n"),
    };
  });
  return [...specs, ...readList(suite, "suites").flatMap(listSpecs)];
}

const toFailure = (file: string, title: unknown, message: unknown): FailedTest => ({
  name: `${file} > ${String(title)}`,
  message: typeof message === "string" ? stripVTControlCharacters(message) : "",
});

function readField(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function readNumber(value: unknown, name: string): number {
  const field = readField(value, name);
  return typeof field === "number" ? field : 0;
}

function readList(value: unknown, name: string): readonly unknown[] {
  const field = readField(value, name);
  return Array.isArray(field) ? field : [];
}
