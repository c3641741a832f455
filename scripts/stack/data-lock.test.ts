import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockData } from "./data-lock.ts";

let dataDir = "";

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "data-lock-"));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

test("refuses a data directory that is in use, naming the variable that moves it", () => {
  const first = lockData(dataDir);

  expect(() => lockData(dataDir)).toThrow(/already running on .*set DATA_DIR/);
  first.release();
});

test("makes the folders that lead to the directory, which nobody else may read", () => {
  const deep = join(dataDir, "of", "the", "shop");

  lockData(deep).release();

  expect(statSync(deep).mode & 0o777).toBe(0o700);
});

test("says what to do where no folder can be made", () => {
  expect(() => lockData("/proc/nope/shop")).toThrow(/^Nothing can be stored in .*set DATA_DIR/);
});

test("gives the directory to the next one after a release", () => {
  lockData(dataDir).release();

  expect(() => lockData(dataDir).release()).not.toThrow();
});

test("outlives no process, however it was killed", () => {
  const source = new URL("data-lock.ts", import.meta.url).href;
  const code = `(await import(${JSON.stringify(source)})).lockData(${JSON.stringify(dataDir)}); process.kill(process.pid, "SIGKILL");`;
  const killed = spawnSync(process.execPath, ["--input-type=module", "-e", code]);

  expect(killed.signal).toBe("SIGKILL");
  expect(() => lockData(dataDir).release()).not.toThrow();
});
