import { join, relative } from "node:path";

export interface TestCounts {
  passed: number;
  failed: number;
}

export interface TestReport {
  counts: TestCounts;
  /** Test files by repository path, with their tests' total seconds. */
  files: readonly { file: string; seconds: number }[];
}

/** Parses Vitest's or Playwright's JSON report; empty without one. A flaky Playwright test counts as passed. */
export function toTestReport(report: unknown, root: string): TestReport {
  const stats = readField(report, "stats");
  if (stats === undefined) return toVitestReport(report, root);
  const testDir = readField(readField(report, "config"), "rootDir");
  const toPath = (file: string) => relative(root, join(typeof testDir === "string" ? testDir : root, file));
  const seconds = new Map<string, number>();
  for (const { file, milliseconds } of listSpecs(report))
    seconds.set(toPath(file), (seconds.get(toPath(file)) ?? 0) + milliseconds / 1000);
  return {
    counts: {
      passed: readNumber(stats, "expected") + readNumber(stats, "flaky"),
      failed: readNumber(stats, "unexpected"),
    },
    files: [...seconds].map(([file, sum]) => ({ file, seconds: sum })),
  };
}

function toVitestReport(report: unknown, root: string): TestReport {
  return {
    counts: { passed: readNumber(report, "numPassedTests"), failed: readNumber(report, "numFailedTests") },
    files: readList(report, "testResults").map((result) => ({
      file: relative(root, String(readField(result, "name"))),
      seconds: (readNumber(result, "endTime") - readNumber(result, "startTime")) / 1000,
    })),
  };
}

/** Playwright nests suites: a file, its groups, their groups. */
function listSpecs(suite: unknown): { file: string; milliseconds: number }[] {
  const specs = readList(suite, "specs").map((spec) => {
    const results = readList(spec, "tests").flatMap((test) => readList(test, "results"));
    const milliseconds = results.reduce<number>((sum, result) => sum + readNumber(result, "duration"), 0);
    return { file: String(readField(spec, "file")), milliseconds };
  });
  return [...specs, ...readList(suite, "suites").flatMap(listSpecs)];
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

function readList(value: unknown, name: string): readonly unknown[] {
  const field = readField(value, name);
  return Array.isArray(field) ? field : [];
}
