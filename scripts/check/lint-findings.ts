interface Finding {
  file: string;
  text: string;
}

/** Parses oxlint's JSON report. Null when it's unreadable, or contains a finding outside these files. */
export function parseFindings(output: string, files: readonly string[]): Finding[] | null {
  const fileSet = new Set(files);
  const findings = readList(parseJson(output), "diagnostics")?.map((diagnostic) => {
    const [label] = readList(diagnostic, "labels") ?? [];
    const span = readField(label, "span");
    const file = String(readField(diagnostic, "filename"));
    const location = [file, readField(span, "line"), readField(span, "column")].join(":");
    const help = readField(diagnostic, "help");
    const text = `${location}: ${String(readField(diagnostic, "message"))} [${String(readField(diagnostic, "code"))}]`;
    return { file, text: typeof help === "string" ? `${text}\n  ${help}` : text };
  });
  return findings && findings.length > 0 && findings.every(({ file }) => fileSet.has(file)) ? findings : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A linter that fails to run prints prose, which the caller shows.
    return null;
  }
}

function readField(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function readList(value: unknown, name: string): readonly unknown[] | undefined {
  const field = readField(value, name);
  return Array.isArray(field) ? field : undefined;
}
