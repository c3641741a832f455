import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { expect, onTestFinished, test } from "vitest";
import { lockData } from "../../../scripts/stack/data-lock.ts";

const script = fileURLToPath(new URL("../../../scripts/reset.ts", import.meta.url));
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "reset-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const reset = (dataDir: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], { env: { ...process.env, DATA_DIR: dataDir } });

test("deletes the data, so that the next start loads the seed", async () => {
  const dataDir = createFolder();
  readCredentials(dataDir);

  const { stdout } = await reset(dataDir);

  expect(existsSync(dataDir)).toBe(false);
  expect(stdout).toContain("The next npm start loads the seed");
});

test("keeps the data of a running shop", async () => {
  const dataDir = createFolder();
  readCredentials(dataDir);
  const lock = lockData(dataDir);

  await expect(reset(dataDir)).rejects.toThrow("already running");

  expect(existsSync(join(dataDir, "tokens.json"))).toBe(true);
  lock.release();
});

test("keeps a folder that isn't ours", async () => {
  const folder = createFolder();
  writeFileSync(join(folder, "thesis.txt"), "years of work");

  await expect(reset(folder)).rejects.toThrow("isn't a Handshape data directory");

  expect(existsSync(join(folder, "thesis.txt"))).toBe(true);
});

test("who asks for help keeps everything", async () => {
  const dataDir = createFolder();
  readCredentials(dataDir);

  await expect(reset(dataDir, "--help")).rejects.toThrow("npm run reset takes no arguments");

  expect(existsSync(join(dataDir, "tokens.json"))).toBe(true);
});

test("keeps a file", async () => {
  const file = join(createFolder(), "thesis.txt");
  writeFileSync(file, "years of work");

  await expect(reset(file)).rejects.toThrow("isn't a Handshape data directory");

  expect(existsSync(file)).toBe(true);
});
