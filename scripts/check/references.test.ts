import { expect, test } from "vitest";
import { findBrokenReferences, readRequirementNumbers } from "./references.ts";

const repository = {
  requirements: new Set(["4", "4.1"]),
  exists: (path: string) => ["web/lib", "web/lib/money.ts"].includes(path),
};

const find = (text: string, file = "docs/page.md") => findBrokenReferences({ file, text }, repository);

test("reads the numbers of sections, list items and table rows", () => {
  const text = "## 4. Cart\n- **4.1** One.\n| no. | what |\n|---|---|\n| 4.12 | Twelve. |\nNot 4.13.\n";

  expect([...readRequirementNumbers(text)]).toEqual(["4", "4.1", "4.12"]);
});

test.each([["requirements §4"], ["requirements §4.1"], ["requirements §4.1, §4"]])("accepts %s", (text) => {
  expect(find(text, "web/lib/money.ts")).toEqual([]);
});

test.each([
  ["alone", "// requirements §4.9", "4.9"],
  ["after another", "// requirements §4.1, §5", "5"],
  ["with a finer number", "// requirements §4.1.2", "4.1.2"],
])("finds a requirement that doesn't exist, %s", (_, text, number) => {
  const finding = `web/lib/money.ts:2: docs/requirements.md has no §${number}`;

  expect(find(`one\n${text}`, "web/lib/money.ts")).toEqual([finding]);
});

test.each([
  ["a folder", "`web/lib`"],
  ["a file", "`web/lib/money.ts`"],
  ["a module without its ending", "`web/lib/money`"],
  ["a pattern", "`web/nowhere/*.ts`"],
  ["a placeholder", "`web/nowhere/<name>.ts`"],
  ["something that isn't a repository path", "`text/html`"],
])("accepts %s in a document", (_, text) => {
  expect(find(text)).toEqual([]);
});

test("finds a missing path in a document", () => {
  expect(find("See `web/lib/coins.ts`.")).toEqual(["docs/page.md:1: web/lib/coins.ts doesn't exist"]);
});
