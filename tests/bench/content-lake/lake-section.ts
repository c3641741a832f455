import type { BenchmarkSection } from "../benchmarks-page.ts";
import type { EngineFigure } from "./engine.ts";
import type { LakeFigures } from "./measure-lake.ts";

/** Formats the lake's measurements as a section of docs/benchmarks.md. */
export function toLakeSection(
  { documents, start, queries, commits, listeners, memory }: LakeFigures,
  engine: readonly EngineFigure[],
): BenchmarkSection {
  const count = documents.toLocaleString("en");
  return {
    heading: "The Content Lake emulator",
    note: `A separate process with ${count} documents of 5.5 kB, queried over HTTP by real clients unless a row says otherwise.`,
    rows: [
      ["start until the first response, empty", toTime(start.empty)],
      [`start until the first response, ${count} documents`, toTime(start.full)],
      ...queries.map(({ name, perSecond }) => [`${name}: queries per second`, perSecond.toFixed(0)] as const),
      ["time to acknowledge a commit, one writer: median, p99", toTimes(commits.alone)],
      ["durable commits per second, 16 writers", commits.perSecond.toFixed(0)],
      ["from sending a change until a listener gets it: median, p99", toTimes(listeners.one)],
      ["until the last of 100 listeners gets it: median, p99", toTimes(listeners.hundred)],
      [
        "durable commits per second, 16 writers, 100 listeners",
        listeners.hundred.commitsPerSecond.toFixed(0),
      ],
      ["memory after starting", `${memory.started.toFixed(0)} MB`],
      ["memory after queries under every perspective and text searches", `${memory.queried.toFixed(0)} MB`],
      ...engine.map(
        (figure) =>
          [
            `the engine alone, ${figure.documents.toLocaleString("en")} documents, ${figure.question}: queries per second, median, p99`,
            `${figure.perSecond.toFixed(0)}, ${toTimes(figure)}`,
          ] as const,
      ),
    ],
  };
}

function toTimes({ p50, p99 }: { p50: number; p99: number }): string {
  return `${toTime(p50)}, ${toTime(p99)}`;
}

function toTime(inMs: number): string {
  return inMs < 10 ? `${inMs.toFixed(2)} ms` : `${inMs.toFixed(0)} ms`;
}
