import { cpus, totalmem } from "node:os";

/** A section of docs/benchmarks.md, under its own heading. */
export interface BenchmarkSection {
  heading: string;
  /** A paragraph that explains the rows. */
  note?: string;
  rows: readonly (readonly [what: string, measured: string])[];
}

const introduction = [
  "# Benchmarks",
  "",
  "`npm run bench` writes this page. The load generator and the browser share the cores with what they measure, so compare the",
  "rows with each other rather than with another machine's.",
  "",
].join("\n");

/** Returns the page with one section replaced and the others unchanged. */
export function withSection(page: string, section: BenchmarkSection): string {
  const parts = page.split(/^(?=## )/m).filter((part) => part.startsWith("## "));
  const place = parts.findIndex((part) => part.startsWith(`## ${section.heading}\n`));
  const text = toMarkdown(section);
  const others = place === -1 ? [...parts, text] : parts.with(place, text);
  return [introduction, ...others.map((part) => `${part.trim()}\n`)].join("\n");
}

function toMarkdown({ heading, note, rows }: BenchmarkSection): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  return [
    `## ${heading}`,
    "",
    `Measured on ${date}: ${cpus().length} cores, ${memory} GiB, Node ${process.versions.node}.${note ? ` ${note}` : ""}`,
    "",
    "| what | measured |",
    "|---|---|",
    ...rows.map(([what, measured]) => `| ${what} | ${measured} |`),
    "",
  ].join("\n");
}
