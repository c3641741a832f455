import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readKeyFile } from "./key-file.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), "key-file-")), "data");
});
afterEach(() => rmSync(join(dataDir, ".."), { recursive: true }));

test("a key is created once, and only its owner can read it", () => {
  const key = readKeyFile(dataDir, "gift-codes");

  expect(key).toMatch(/^[\w-]{43}$/);
  expect(readKeyFile(dataDir, "gift-codes")).toBe(key);
  expect(readdirSync(dataDir)).toEqual(["gift-codes.key"]);
  expect(statSync(join(dataDir, "gift-codes.key")).mode & 0o777).toBe(0o600);
});

test("each name has a key of its own", () => {
  expect(readKeyFile(dataDir, "gift-codes")).not.toBe(readKeyFile(dataDir, "other"));
});
