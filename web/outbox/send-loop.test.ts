import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSiteDatabase } from "#database/site-database.ts";
import type { SendMail } from "#outbox/mail-transport.ts";
import { createOutbox, type Outbox } from "#outbox/outbox.ts";
import { sendDue } from "#outbox/send-loop.ts";

let dataDir: string;
let database: ReturnType<typeof openSiteDatabase>;
let outbox: Outbox;
let lines: string[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "send-loop-"));
  database = openSiteDatabase(dataDir);
  outbox = createOutbox({ database, random: () => 0.5 });
  lines = [];
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true });
});

const enqueue = (count: number) => {
  for (let index = 0; index < count; index++) {
    outbox.enqueue({
      key: `mail-${index}`,
      kind: "welcome",
      mail: { to: `person-${index}@example.test`, subject: "Hello", html: "<p>Hello</p>", text: "Hello" },
    });
  }
};

const refuseSecond: SendMail = async ({ id }) =>
  id === 2 ? { reason: "EENVELOPE 450", isPermanent: false } : null;

const send = (sendMail: SendMail) => sendDue({ outbox, sendMail, log: (line) => lines.push(line) });

test("each mail that's due is sent once", async () => {
  const sent: string[] = [];
  enqueue(10);

  await send(async ({ mail }) => {
    sent.push(mail.to);
    return null;
  });

  expect(sent.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `person-${index}@example.test`));
  expect(outbox.list("sent")).toHaveLength(10);
});

test("a failed mail doesn't hold up the others, and the log names nobody", async () => {
  enqueue(3);

  await send(refuseSecond);

  expect(outbox.list("sent")).toHaveLength(2);
  expect(lines).toEqual(["Mail 2 (welcome) wasn't sent: EENVELOPE 450. Attempt 1; the next is in 10 s."]);
});

test("the log says what the operator can do about a mail that failed for good", async () => {
  enqueue(1);

  await send(async () => ({ reason: "EENVELOPE 550", isPermanent: true }));

  expect(lines).toEqual([
    "Mail 1 (welcome) failed for good: EENVELOPE 550. Attempt 1. `npm run outbox` can send it again.",
  ]);
});

test("an error of the transport counts as a failed attempt, and its message isn't logged", async () => {
  enqueue(1);

  await send(async () => {
    throw new Error("cannot reach person-0@example.test");
  });

  expect(outbox.list("queued")).toMatchObject([{ lastError: "Error" }]);
  expect(lines.join()).not.toContain("example.test");
});
