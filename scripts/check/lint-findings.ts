import { fieldOf, listOf } from "../command/json-fields.ts";

interface Finding {
  file: string;
  text: string;
}

/** Parses oxlint's JSON report. Null when it's unreadable, or contains a finding outside these files. */
export function parseFindings(output: string, files: readonly string[]): Finding[] | null {
  const fileSet = new Set(files);
  const findings = listOf(parseJson(output), "diagnostics").map((diagnostic) => {
    const [label] = listOf(diagnostic, "labels");
    const span = fieldOf(label, "span");
    const file = String(fieldOf(diagnostic, "filename"));
    const location = [file, fieldOf(span, "line"), fieldOf(span, "column")].join(":");
    const help = fieldOf(diagnostic, "help");
    const text = `${location}: ${String(fieldOf(diagnostic, "message"))} [${String(fieldOf(diagnostic, "code"))}]`;
    return { file, text: typeof help === "string" ? `${text}\n  ${help}` : text };
  });
  return findings.length > 0 && findings.every(({ file }) => fileSet.has(file)) ? findings : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A linter that fails to run prints prose, which the caller shows.
    return null;
  }
}
