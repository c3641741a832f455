import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { layers } from "./layers.ts";

const document = readFileSync(new URL("../../docs/architecture.md", import.meta.url), "utf8");

/** The document's names for file groups that aren't folders. */
const groups: Readonly<Record<string, string>> = {
  "emulator-files": "shared files",
  "generated-schemas": "generated types",
  "public-commerce": "public commerce",
  "public-content": "public content",
  "public-schemas": "public schemas",
  "sanity-config": "`sanity.config.ts`",
};

test("docs/architecture.md lists every folder with what it may import", () => {
  const [, rooms = ""] = document.split("## Rooms, and what each may import");
  const [table = ""] = rooms.split("\n## ");
  const rows = table.matchAll(/^\| `(.+?)` \| .+ \| (.+) \|$/gm);

  const documented = Array.from(rows, ([, folder, mayImport]) => [folder, mayImport]);

  const ruled = Object.values(layers).map(({ folder, mayImport }) => [folder, describeImports(mayImport)]);
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(ruled));
});

function describeImports(mayImport: readonly string[] | "everything"): string {
  if (mayImport === "everything") return mayImport;
  const names = mayImport.map((name) => groups[name] ?? `\`${layers[name]?.folder}\``);
  return names.join(", ") || "nothing";
}
