import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import { afterEach, beforeEach, expect, test } from "vitest";

const program = fileURLToPath(new URL("../support/crash/gift-buyer.ts", import.meta.url));

let dataDir: string;
let children: ChildProcess[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "gifts-crash-"));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true });
});

/** Stores orders in a process of its own, kills it once it has reported a number of them, and returns all it reported. */
async function storeAndKill(count: number): Promise<number[]> {
  const child = fork(program, ["--data", dataDir], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  children.push(child);
  const stored: number[] = [];
  child.on("message", (id: number) => stored.push(id));
  await expect.poll(() => stored.length, { timeout: 30_000 }).toBeGreaterThan(count);
  child.kill("SIGKILL");
  await once(child, "exit");
  return stored;
}

function countRows(): { gifts: number; mails: number; orders: number } {
  using database = openSiteDatabase(dataDir);
  const [row] = database
    .prepare(
      "select (select count(*) from gift) as gifts, (select count(*) from outbox) as mails, (select count(distinct order_id) from gift) as orders",
    )
    .all();
  return { gifts: Number(row?.["gifts"]), mails: Number(row?.["mails"]), orders: Number(row?.["orders"]) };
}

test("a kill -9 loses no gift of an order that was stored, and leaves none without its mail", async () => {
  const stored = await storeAndKill(20);

  const { gifts, mails, orders } = countRows();
  expect(orders).toBeGreaterThanOrEqual(stored.length);
  expect([gifts, mails]).toEqual([2 * orders, 2 * orders]);
});

test("orders that arrive again after the crash have one code and one mail for each gift", async () => {
  const before = await storeAndKill(20);
  await storeAndKill(before.length + 20);

  const { gifts, mails, orders } = countRows();
  expect([gifts, mails]).toEqual([2 * orders, 2 * orders]);
});
