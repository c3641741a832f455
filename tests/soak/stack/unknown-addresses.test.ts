import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Stack } from "../../../scripts/stack/start-stack.ts";
import { startTestStack } from "../../support/start-test-stack.ts";
import { testStack } from "../../support/test-stack.ts";

const addresses = 20_000;
const build = fileURLToPath(new URL(`../../../web/${testStack.distDir}`, import.meta.url));

let stack: Stack;

beforeAll(async () => {
  stack = await startTestStack();
});

afterAll(async () => {
  await stack?.stop();
});

test(`${addresses} made-up addresses don't fill the disk or the site's memory`, async () => {
  // By now the caches are as full as they ever get.
  await ask(0, addresses / 4);
  const before = measure();

  await ask(addresses / 4, addresses);
  const after = measure();

  expect(after.diskInMb - before.diskInMb).toBeLessThan(5);
  expect(after.memoryInMb - before.memoryInMb).toBeLessThan(150);
}, 1_800_000);

/** Requests eight at a time, alternating between the kinds of pages. */
async function ask(from: number, to: number): Promise<void> {
  const folders = ["", "/courses", "/books", "/blog", "/legal", "/asl/dictionary"];
  let next = from;
  const visit = async () => {
    for (let number = next++; number < to; number = next++) {
      const response = await fetch(`${stack.siteUrl}${folders[number % folders.length]}/made-up-${number}`);
      await response.arrayBuffer();
      expect(response.status).toBe(404);
    }
  };
  await Promise.all(Array.from({ length: 8 }, visit));
}

function measure() {
  const pid = stack.services.site.pid();
  if (pid === undefined) throw new Error("The site isn't running.");
  const memoryInMb = Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)]).toString()) / 1024;
  const files = readdirSync(build, { recursive: true, encoding: "utf8" });
  const bytes = files.reduce((sum, file) => sum + statSync(join(build, file)).size, 0);
  return { memoryInMb, diskInMb: bytes / 1024 ** 2 };
}
