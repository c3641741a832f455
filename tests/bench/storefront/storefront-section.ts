import type { BenchmarkSection } from "../benchmarks-page.ts";
import type { StorefrontFigures } from "./measure-storefront.ts";

/** The storefront's figures as a section of docs/benchmarks.md. */
export function toStorefrontSection({ start, operations, memory }: StorefrontFigures): BenchmarkSection {
  return {
    heading: "The Storefront emulator",
    rows: [
      ["from its start to its first answer", `${start.toFixed(0)} ms`],
      ...operations.map(
        ({ name, perSecond }) => [`${name}, requests a second`, perSecond.toFixed(0)] as const,
      ),
      [
        "memory at its start / after all these",
        `${memory.started.toFixed(0)} / ${memory.asked.toFixed(0)} MB`,
      ],
    ],
  };
}
