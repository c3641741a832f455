import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockData } from "../../scripts/stack/data-lock.ts";
import { clearTestData } from "./clear-test-data.ts";

function createData() {
  const folder = mkdtempSync(join(tmpdir(), "clear-test-data-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/picture.webp"), "picture");
  writeFileSync(join(folder, "tokens.json"), "{}");
  return folder;
}

test("deletes everything", () => {
  const folder = createData();

  clearTestData(folder);

  expect(existsSync(join(folder, "assets"))).toBe(false);
  expect(existsSync(join(folder, "tokens.json"))).toBe(false);
});

test("keeps the data of a running stack", () => {
  const folder = createData();
  const running = lockData(folder);

  expect(() => clearTestData(folder)).toThrow("already running");

  expect(existsSync(join(folder, "assets/picture.webp"))).toBe(true);
  running.release();
});
