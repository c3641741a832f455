import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { computeFingerprint } from "./fingerprint.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fingerprint-"));
  write("web/app/page.tsx", "export const page = 1;");
  write("lock.yaml", "one");
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

const compute = (variables: Record<string, string> = {}) =>
  computeFingerprint({ root, sources: ["web", "lock.yaml"], variables });

test("stays the same without changes", () => {
  expect(compute({ PORT: "1", SITE: "2" })).toBe(compute({ SITE: "2", PORT: "1" }));
});

test.each([
  ["a source", "web/app/page.tsx"],
  ["a single file", "lock.yaml"],
  ["a new route", "web/app/courses/page.tsx"],
])("changes with %s", (_, file) => {
  const before = compute();

  write(file, "changed");

  expect(compute()).not.toBe(before);
});

test("changes when a file is moved", () => {
  const before = compute();

  rmSync(join(root, "web/app/page.tsx"));
  write("web/app/other/page.tsx", "export const page = 1;");

  expect(compute()).not.toBe(before);
});

test("changes with a variable", () => {
  expect(compute({ PORT: "1" })).not.toBe(compute({ PORT: "2" }));
});

test.each([
  ["a test", "web/app/page.test.tsx"],
  ["prose", "web/README.md"],
  ["an installed package", "web/node_modules/next/index.js"],
  ["a build", "web/.next/server/app/index.html"],
  ["the compiler's notes", "web/tsconfig.tsbuildinfo"],
  ["Next's own declaration", "web/next-env.d.ts"],
])("ignores %s", (_, file) => {
  const before = compute();

  write(file, "changed");

  expect(compute()).toBe(before);
});
