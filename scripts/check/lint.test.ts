import { expect, test } from "vitest";
import { listChangedFiles } from "./lint.ts";

test("selects files that are new or changed since they passed", () => {
  const hashes = new Map([
    ["same.ts", "1"],
    ["changed.ts", "2"],
    ["new.ts", "3"],
  ]);

  expect(listChangedFiles(hashes, { "same.ts": "1", "changed.ts": "1", "gone.ts": "4" })).toEqual([
    "changed.ts",
    "new.ts",
  ]);
});
