import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockBuild } from "./build-lock.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-lock-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const first = { distDir: ".next", siteUrl: "http://localhost:3000" };
const second = { distDir: ".next", siteUrl: "http://localhost:4000" };

test("refuses a build in use, naming the shop that uses it", () => {
  const lock = lockBuild({ ...first, folder });

  expect(() => lockBuild({ ...second, folder })).toThrow(
    "This clone's build is in use by the shop at http://localhost:3000. Stop it first, or start this one from another clone.",
  );
  lock.release();
});

test("lets the next shop in after a release", () => {
  lockBuild({ ...first, folder }).release();
  const lock = lockBuild({ ...second, folder });

  expect(() => lockBuild({ ...first, folder })).toThrow("the shop at http://localhost:4000");
  lock.release();
});

test("other builds of the clone stay free", () => {
  const lock = lockBuild({ ...first, folder });

  expect(() => lockBuild({ ...second, distDir: ".next-test", folder }).release()).not.toThrow();
  lock.release();
});

test("ends with its process, even when it's killed", () => {
  const source = new URL("build-lock.ts", import.meta.url).href;
  const options = JSON.stringify({ ...first, folder });
  const code = `(await import(${JSON.stringify(source)})).lockBuild(${options}); process.kill(process.pid, "SIGKILL");`;
  const killed = spawnSync(process.execPath, ["--input-type=module", "-e", code]);

  expect(killed.signal).toBe("SIGKILL");
  expect(() => lockBuild({ ...second, folder }).release()).not.toThrow();
});
