import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
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
