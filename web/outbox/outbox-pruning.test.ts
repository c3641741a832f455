import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSiteDatabase } from "#database/site-database.ts";
import type { NewMail } from "#outbox/mail.ts";
import { createOutbox } from "#outbox/outbox.ts";

const start = Date.parse("2026-09-01T08:00:00Z");
const day = 24 * 3600 * 1000;
const mail: NewMail = {
  key: "order-1",
  kind: "order",
  mail: { to: "ana@example.test", subject: "Your order", html: "<p>Thanks</p>", text: "Thanks" },
};

let dataDir: string;
let time: number;
let database: ReturnType<typeof openSiteDatabase>;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "outbox-pruning-"));
  time = start;
  database = openSiteDatabase(dataDir);
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true });
});

function sendMail() {
  const outbox = createOutbox({ database, now: () => time });
  outbox.enqueue(mail);
  const claimed = outbox.claim();
  if (!claimed) throw new Error("No mail is due.");
  outbox.markSent(claimed);
  return outbox;
}

test("thirty days after a mail was sent, nothing personal is left of it, and its key stays used", () => {
  const outbox = sendMail();

  time += 30 * day;
  outbox.pruneSent();

  expect(database.prepare("select key, recipient, mail from outbox").all()).toMatchObject([
    { key: "order-1", recipient: null, mail: null },
  ]);
  expect(outbox.enqueue(mail)).toBe(false);
});

test("a mail that was pruned isn't written again", () => {
  const outbox = sendMail();
  const writes = database.prepare("select total_changes()");
  time += 31 * day;
  outbox.pruneSent();
  const before = writes.get();

  outbox.pruneSent();

  expect(writes.get()).toEqual(before);
});
