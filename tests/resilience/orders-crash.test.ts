import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import { leaseMs } from "@shop/web/features/learning/deliveries.ts";
import { afterEach, beforeEach, expect, test } from "vitest";

const program = fileURLToPath(new URL("../support/crash/order-worker.ts", import.meta.url));

interface Report {
  step: "stored" | "redeemed" | "enrolled" | "delivered" | "done";
  order: number;
}

let dataDir: string;
let children: ChildProcess[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "orders-crash-"));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true });
});

/** Takes orders in a process of their own, kills it after a number of reports of one step, and returns all of its reports. */
async function takeAndKill(
  step: Report["step"],
  reported: number,
  ...args: readonly string[]
): Promise<Report[]> {
  const child = fork(program, ["--data", dataDir, ...args], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  children.push(child);
  const reports: Report[] = [];
  child.on("message", (report: Report) => reports.push(report));
  await expect
    .poll(() => reports.filter((report) => report.step === step).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(reported);
  child.kill("SIGKILL");
  await once(child, "exit");
  return reports;
}

function count(table: string, where = "true"): number {
  using database = openSiteDatabase(dataDir);
  return Number(database.prepare(`select count(*) as count from ${table} where ${where}`).get()?.["count"]);
}

const listOrders = (reports: readonly Report[], step: Report["step"]) =>
  reports.filter((report) => report.step === step).length;

test("a kill -9 loses nothing of an order that was stored: neither seat, gift, nor mail", async () => {
  const reports = await takeAndKill("stored", 20);

  const orders = count("shop_order");
  expect(orders).toBeGreaterThanOrEqual(listOrders(reports, "stored"));
  expect([count("gift"), count("outbox", "kind = 'gift'")]).toEqual([orders, orders]);
  expect([count("delivery", "kind = 'seat'"), count("outbox", "kind = 'order'")]).toEqual([orders, orders]);
});

test("a gift is either unredeemed, or redeemed and on its way to its learner", async () => {
  const reports = await takeAndKill("redeemed", 20);

  const redeemed = count("gift", "redeemed_at is not null");
  expect(redeemed).toBeGreaterThanOrEqual(listOrders(reports, "redeemed"));
  expect(count("delivery", "kind = 'gift'")).toBe(redeemed);
});

test("after the crash, everything arrives, and nothing twice", async () => {
  const before = await takeAndKill("delivered", 10);

  const orders = listOrders(before, "delivered") + 5;
  await takeAndKill("done", 1, "--orders", String(orders), "--later", String(leaseMs + 1000));

  expect(count("shop_order")).toBe(orders);
  expect(count("delivery", "state = 'delivered'")).toBe(2 * orders);
  expect(count("enrollment")).toBe(2 * orders);
  expect([count("outbox", "kind = 'access'"), count("outbox")]).toEqual([2 * orders, 4 * orders]);
});

test("a course that was opened right before the crash is opened once, and its learner gets one mail", async () => {
  await takeAndKill("enrolled", 1, "--hang");
  const between = [
    count("enrollment"),
    count("delivery", "state = 'sending'"),
    count("outbox", "kind = 'access'"),
  ];

  await takeAndKill("done", 1, "--orders", "1", "--later", String(leaseMs + 1000));

  expect(between).toEqual([1, 1, 0]);
  expect([count("enrollment"), count("outbox", "kind = 'access'")]).toEqual([2, 2]);
  expect(count("delivery", "state = 'delivered'")).toBe(2);
});
