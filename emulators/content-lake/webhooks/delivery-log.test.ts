import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#content-lake/store/database.ts";
import { createDeliveryLog, type Delivery } from "#content-lake/webhooks/delivery-log.ts";

let directory: string;
let database: DatabaseSync;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "delivery-log-"));
  database = openDatabase(join(directory, "lake.sqlite"));
  database.exec("INSERT INTO hooks VALUES ('hook', '{}', '2026-03-01T09:00:00Z')");
});
afterEach(() => {
  database.close();
  rmSync(directory, { recursive: true });
});

function toDelivery(id: string): Delivery {
  const change = { before: null, after: { _id: id, _type: "course" } };
  return {
    id,
    hookId: "hook",
    dataset: "production",
    headers: {},
    change,
    body: null,
    failures: 0,
    createdAt: 1,
  };
}

function count(table: string): unknown {
  return database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count;
}

test("the latest thousand completed deliveries are kept, and all pending ones", () => {
  const log = createDeliveryLog(database);
  const made = Array.from({ length: 1010 }, (_, index) => toDelivery(`made-${index}`));
  log.add(toDelivery("waiting"));

  database.exec("BEGIN");
  for (const delivery of made) log.add(delivery);
  database.exec("COMMIT");
  for (const delivery of made) {
    log.begin({ id: `attempt-${delivery.id}`, delivery, body: "{}", at: 2 });
    log.end({
      id: `attempt-${delivery.id}`,
      delivery,
      result: { kind: "answered", status: 200, body: "" },
      at: 3,
      retryAt: null,
    });
  }

  expect(count("deliveries")).toBe(1001);
  expect(count("delivery_attempts")).toBe(1000);
  expect(log.nextDue("hook", 10)).toMatchObject({ id: "waiting" });
});

test("a delivery's latest attempts are kept", () => {
  const log = createDeliveryLog(database);
  const delivery = toDelivery("refused");
  log.add(delivery);

  for (const index of Array.from({ length: 30 }).keys()) {
    log.begin({ id: `attempt-${index}`, delivery, body: "{}", at: index });
    log.end({
      id: `attempt-${index}`,
      delivery,
      result: { kind: "network", message: "" },
      at: index,
      retryAt: index + 1,
    });
  }

  expect(count("delivery_attempts")).toBe(20);
});

test("deliveries are due in the order they were added, and retries at their time", () => {
  const log = createDeliveryLog(database);
  const [first, second] = [toDelivery("first"), toDelivery("second")];
  log.add(first);
  log.add(second);
  log.begin({ id: "attempt", delivery: first, body: "{}", at: 2 });
  log.end({ id: "attempt", delivery: first, result: { kind: "network", message: "" }, at: 3, retryAt: 100 });

  expect(log.nextDue("hook", 50)?.id).toBe("second");
  expect(log.nextTime(50)).toBe(100);
  expect(log.nextDue("another", 50)).toBeNull();
});

test("a deleted webhook's deliveries are deleted with it", () => {
  const log = createDeliveryLog(database);
  const delivery = toDelivery("gone");
  log.add(delivery);
  log.begin({ id: "attempt", delivery, body: "{}", at: 2 });

  database.exec("DELETE FROM hooks");

  expect(count("deliveries")).toBe(0);
  expect(count("delivery_attempts")).toBe(0);
});
