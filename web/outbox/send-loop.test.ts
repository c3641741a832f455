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

const keep = (count: number) => {
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

test("everything that is due is sent once", async () => {
  const sent: string[] = [];
  keep(10);

  await send(async ({ mail }) => {
    sent.push(mail.to);
    return null;
  });

  expect(sent.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `person-${index}@example.test`));
  expect(outbox.list("sent")).toHaveLength(10);
});

test("a mail that fails doesn't hold up the others, and a line says so without naming anyone", async () => {
  keep(3);

  await send(refuseSecond);

  expect(outbox.list("sent")).toHaveLength(2);
  expect(lines).toEqual(["Mail 2 (welcome) was not sent: EENVELOPE 450. Attempt 1; the next in 10 s."]);
});

test("a mail that is given up says what the operator can do", async () => {
  keep(1);

  await send(async () => ({ reason: "EENVELOPE 550", isPermanent: true }));

  expect(lines).toEqual([
    "Mail 1 (welcome) was given up: EENVELOPE 550. Attempt 1; `npm run outbox` lists it and sends it again.",
  ]);
});

test("a transport that breaks counts as a failed attempt, whatever its error says", async () => {
  keep(1);

  await send(async () => {
    throw new Error("cannot reach person-0@example.test");
  });

  expect(outbox.list("queued")).toMatchObject([{ lastError: "Error" }]);
  expect(lines.join()).not.toContain("example.test");
});
