import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../command/spawn-node.ts";
import { hashModules, listImports } from "./import-graph.ts";

const inWeb = (file: string) => join(root, "web", file);

test.each([
  ["a static import", 'import { money } from "./money.ts";'],
  ["an import over several lines", 'import {\n  money,\n} from "./money.ts";'],
  ["an import for its effect", 'import "./money.ts";'],
  ["a re-export", 'export { money } from "./money.ts";'],
  ["a dynamic import", 'const load = () => import("./money.ts");'],
  ["a type", 'type Money = import("./money.ts").Money;'],
  ["an import by the package's own name", 'import { money } from "#commerce/money.ts";'],
  ["an import across packages", 'import { money } from "@shop/web/commerce/money.ts";'],
])("finds %s", (_, text) => {
  expect(listImports(inWeb("commerce/price.ts"), text)).toEqual([inWeb("commerce/money.ts")]);
});

test("leaves installed packages out", () => {
  expect(listImports(inWeb("lib/price.ts"), 'import { z } from "zod";')).toEqual([]);
});

/** The digest of a.ts, which imports b.ts. b.ts and c.ts import each other. */
function hash(texts: Readonly<Record<string, string>>): string | undefined {
  const files = new Map(
    Object.entries({
      "a.ts": 'import "./b.ts";',
      "b.ts": 'import "./c.ts";',
      "c.ts": 'import "./b.ts";',
      ...texts,
    }).map(([file, text]) => [inWeb(file), text]),
  );
  return hashModules([inWeb("a.ts")], (file) => files.get(file) ?? null).get(inWeb("a.ts"));
}

test("changes with transitive imports, even in a cycle", () => {
  expect(hash({})).toBe(hash({ "unrelated.ts": "" }));
  expect(hash({ "c.ts": 'import "./b.ts"; // changed' })).not.toBe(hash({}));
});

test("changes when a missing import appears", () => {
  const texts = { "b.ts": 'import "./new.ts";' };

  expect(hash({ ...texts, "new.ts": "" })).not.toBe(hash(texts));
});
