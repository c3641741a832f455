import type { BenchmarkSection } from "../benchmarks-page.ts";
import type { StorefrontFigures } from "./measure-storefront.ts";

/** Formats the storefront's measurements as a section of docs/benchmarks.md. */
export function toStorefrontSection({ start, operations, memory }: StorefrontFigures): BenchmarkSection {
  return {
    heading: "The Storefront emulator",
    rows: [
      ["from start to first response", `${start.toFixed(0)} ms`],
      ...operations.map(
        ({ name, perSecond }) => [`${name}, requests per second`, perSecond.toFixed(0)] as const,
      ),
      [
        "memory at start / after all of these",
        `${memory.started.toFixed(0)} / ${memory.asked.toFixed(0)} MB`,
      ],
    ],
  };
}
