import { expect, test } from "vitest";
import { type LaneOutcome, renderClosingReport } from "./closing-report.ts";

const createOutcome = (overrides: Partial<LaneOutcome>): LaneOutcome => ({
  id: "unit",
  name: "Unit",
  ok: true,
  seconds: 1,
  report: null,
  skippedFor: null,
  ...overrides,
});
const toReport = (passed: number, failed: number, files: LaneReport["files"] = []) => ({
  counts: { passed, failed },
  failures: [],
  files,
});
type LaneReport = NonNullable<LaneOutcome["report"]>;

const toLastLine = (outcomes: readonly LaneOutcome[]) => renderClosingReport(outcomes).split("\n").at(-1);

test("shows each lane's time and counts, then the slowest files of all lanes, then the total", () => {
  const report = renderClosingReport([
    createOutcome({ name: "Checks", seconds: 31.24 }),
    createOutcome({ seconds: 12, report: toReport(5, 0, [{ file: "web/a.test.ts", seconds: 1 }]) }),
    createOutcome({
      name: "Pages",
      ok: false,
      seconds: 130,
      report: toReport(2, 1, [{ file: "tests/pages/b.spec.ts", seconds: 20.5 }]),
    }),
  ]);

  expect(report.split("\n")).toEqual([
    "✓ Checks    31.2 s",
    "✓ Unit      12.0 s  5 passed, 0 failed",
    "✗ Pages    130.0 s  2 passed, 1 failed",
    "",
    "Slowest test files:",
    "   20.5 s  tests/pages/b.spec.ts",
    "    1.0 s  web/a.test.ts",
    "",
    "7 passed, 1 failed",
  ]);
});

test("lists at most ten files", () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `file-${index}.test.ts`, seconds: index }));

  const report = renderClosingReport([createOutcome({ report: toReport(12, 0, files) })]);

  expect(report.match(/file-\d+/g)).toHaveLength(10);
  expect(report).not.toContain("file-1.test.ts");
});

test("ends with the failed tests and the first lines of what they say", () => {
  const failures = Array.from({ length: 22 }, (_, index) => ({
    name: `web/a.test.ts > rule ${index}`,
    message: [
      "expected 1 to be 2\n\n- 2\n+ 1\n  at of (/node_modules/vitest/run.js:1)",
      ...Array.from({ length: 20 }, (_call, depth) => `  at call ${depth}`),
    ].join("\n"),
  }));

  const report = renderClosingReport([
    createOutcome({ ok: false, report: { ...toReport(0, 22), failures } }),
  ]).split("\n");

  expect(report.slice(2, 7)).toEqual([
    "✗ web/a.test.ts > rule 0",
    "    expected 1 to be 2",
    "    - 2",
    "    + 1",
    "      at call 0",
  ]);
  expect(report.slice(22, 25)).toEqual(["      at call 16", "", "✗ web/a.test.ts > rule 1"]);
  expect(report.filter((line) => line.startsWith("✗ web"))).toHaveLength(20);
  expect(report.slice(-3)).toEqual(["…and 2 more failed tests.", "", "0 passed, 22 failed"]);
});

test("names a skipped lane and the lane that failed before it", () => {
  const build = createOutcome({ id: "build", name: "Production build", ok: false });
  const pages = createOutcome({ name: "Pages", ok: false, skippedFor: "Production build" });

  expect(renderClosingReport([build, pages])).toContain(
    'Pages              skipped: "Production build" failed',
  );
  expect(toLastLine([build, pages])).toBe("0 passed, 1 failed");
});

test("counts a lane that failed without a failed test", () => {
  expect(toLastLine([createOutcome({ ok: false, report: toReport(9, 0) })])).toBe("9 passed, 1 failed");
});
