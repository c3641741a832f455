import type { Endpoint } from "../../emulators/http/router.ts";

/** A table of endpoints in Markdown. */
export function renderEndpoints(
  endpoints: readonly Pick<Endpoint, "method" | "path" | "does" | "test">[],
): string {
  const rows = endpoints.map(({ method, path, does, test: [file, name] }) =>
    toRow([method, `\`${path}\``, does, `${file}: ${name}`]),
  );
  return [toRow(["method", "path", "does", "held by"]), "|---|---|---|---|", ...rows].join("\n");
}

/** The text with what stands between the markers of this name replaced. Throws when it has no such markers. */
export function replaceSection(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
  const [before, rest, ...more] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`There are no markers "${begin}" and "${end}" to write between`);
  }
  return `${before}${begin}\n${content}\n${end}${after}`;
}

/** A row of a table in Markdown. */
export function toRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`;
}
