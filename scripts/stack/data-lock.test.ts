import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockData } from "./data-lock.ts";

let dataDir = "";

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "data-lock-"));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

test("refuses a data directory in use, naming the variable to change", () => {
  const first = lockData(dataDir);

  expect(() => lockData(dataDir)).toThrow(/already running on .*set DATA_DIR/);
  first.release();
});

test("creates parent folders that only the owner can read", () => {
  const deep = join(dataDir, "of", "the", "shop");

  lockData(deep).release();

  expect(statSync(deep).mode & 0o777).toBe(0o700);
});

test("says what to do when a folder can't be created", () => {
  expect(() => lockData("/proc/nope/shop")).toThrow(/^Can't write to .*Set DATA_DIR/);
});

test("says what to do when it's a file", () => {
  const file = join(dataDir, "notes.txt");
  writeFileSync(file, "mine");

  expect(() => lockData(file)).toThrow(/^Can't write to .*Set DATA_DIR/);
  expect(() => lockData(join(file, "shop"))).toThrow(/^Can't write to .*Set DATA_DIR/);
});

test("lets the next process in after a release", () => {
  lockData(dataDir).release();

  expect(() => lockData(dataDir).release()).not.toThrow();
});

test("ends with its process, even when it's killed", () => {
  const source = new URL("data-lock.ts", import.meta.url).href;
  const code = `(await import(${JSON.stringify(source)})).lockData(${JSON.stringify(dataDir)}); process.kill(process.pid, "SIGKILL");`;
  const killed = spawnSync(process.execPath, ["--input-type=module", "-e", code]);

  expect(killed.signal).toBe("SIGKILL");
  expect(() => lockData(dataDir).release()).not.toThrow();
});
