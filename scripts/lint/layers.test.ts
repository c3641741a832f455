import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { layers } from "./layers.ts";

const document = readFileSync(new URL("../../docs/architecture.md", import.meta.url), "utf8");

/** What the document calls a group of files that is no folder. */
const groups: Readonly<Record<string, string>> = {
  "generated-schemas": "generated types",
  "public-schemas": "public schemas",
  "sanity-config": "`sanity.config.ts`",
};

const toWords = (name: string) => groups[name] ?? `\`${layers[name]?.folder}\``;

test("docs/architecture.md has every folder with what it may import", () => {
  const [, rooms = ""] = document.split("## Rooms, and what each may import");
  const [table = ""] = rooms.split("\n## ");
  const rows = Array.from(table.matchAll(/^\| `(.+?)` \| .+ \| (.+) \|$/gm), ([, folder, may]) => [
    folder,
    may,
  ]);

  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(
      Object.values(layers).map(({ folder, mayImport }) => [
        folder,
        mayImport === "everything" ? mayImport : mayImport.map(toWords).join(", ") || "nothing",
      ]),
    ),
  );
});
