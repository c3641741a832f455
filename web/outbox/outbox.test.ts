import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction, openSiteDatabase } from "#database/site-database.ts";
import type { ClaimedMail, NewMail } from "#outbox/mail.ts";
import { createOutbox, leaseMs, maxAttempts, type Outbox } from "#outbox/outbox.ts";

const start = Date.parse("2026-09-01T08:00:00Z");
const minute = 60_000;

let dataDir: string;
let time: number;
let database: ReturnType<typeof openSiteDatabase>;
let outbox: Outbox;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "outbox-"));
  time = start;
  database = openSiteDatabase(dataDir);
  outbox = open();
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true });
});

/** An outbox on the same data, as another process has it. Without jitter. */
const open = () => createOutbox({ database: openSiteDatabase(dataDir), now: () => time, random: () => 0.5 });

const newMail = (given: Partial<NewMail> = {}): NewMail => ({
  key: "order-1",
  kind: "order",
  mail: { to: "ana@example.test", subject: "Your order", html: "<p>Thanks</p>", text: "Thanks" },
  ...given,
});

/** Claims and fails until nothing is due within a month. The waits between the attempts, in ms. */
function failToTheEnd(): number[] {
  const waits = [];
  for (let claimed = outbox.claim(); claimed; claimed = outbox.claim()) {
    outbox.markFailed(claimed, { reason: "ETIMEDOUT", isPermanent: false });
    const dueAt = outbox.nextDueAt();
    if (dueAt === null) break;
    waits.push(dueAt - time);
    time = dueAt;
  }
  return waits;
}

test("a mail that is kept is claimed with all that was given", () => {
  outbox.enqueue(newMail());

  expect(outbox.claim()).toMatchObject({ kind: "order", attempt: 1, mail: newMail().mail });
});

test("the same key is kept once, and the first mail stays", () => {
  const isNew = outbox.enqueue(newMail());
  const isNewAgain = outbox.enqueue(newMail({ mail: { ...newMail().mail, subject: "Another" } }));

  expect([isNew, isNewAgain]).toEqual([true, false]);
  expect(outbox.claim()?.mail.subject).toBe("Your order");
  expect(outbox.claim()).toBeNull();
});

test("a mail whose key was sent is not sent again", () => {
  outbox.enqueue(newMail());
  sendNext();

  expect(outbox.enqueue(newMail())).toBe(false);
  expect(outbox.claim()).toBeNull();
});

test("a mail is kept together with what it tells of, or not at all", () => {
  const place = () =>
    inTransaction(database, () => {
      createOutbox({ database }).enqueue(newMail());
      throw new Error("The order was not kept.");
    });

  expect(place).toThrow("The order was not kept.");
  expect(outbox.claim()).toBeNull();
});

test("two processes never claim the same mail", () => {
  outbox.enqueue(newMail({ key: "1" }));
  outbox.enqueue(newMail({ key: "2" }));
  const other = open();

  const keys = [outbox.claim(), other.claim(), outbox.claim(), other.claim()].map((claimed) => claimed?.id);

  expect(keys).toEqual([1, 2, undefined, undefined]);
});

test("a mail whose process ended while it was sent is claimed by another when the lease is over", () => {
  outbox.enqueue(newMail());
  const abandoned = outbox.claim();

  time += leaseMs - 1;
  const early = open().claim();
  time += 1;
  const taken = open().claim();

  expect(early).toBeNull();
  expect(taken).toMatchObject({ id: abandoned?.id, attempt: 2, messageId: abandoned?.messageId });
});

test("a process whose lease was over has no say any more", () => {
  outbox.enqueue(newMail());
  const late = claimFrom(outbox);
  time += leaseMs;
  const taken = claimFrom(open());

  outbox.markFailed(late, { reason: "ETIMEDOUT", isPermanent: true });
  outbox.markSent(taken);

  expect(outbox.list("sent")).toHaveLength(1);
  expect(outbox.list("failed")).toEqual([]);
});

test("a mail waits for its time", () => {
  outbox.enqueue(newMail({ sendAt: start + 60 * minute }));

  const early = outbox.claim();
  time = start + 60 * minute;

  expect(early).toBeNull();
  expect(outbox.claim()).not.toBeNull();
});

test("a mail that could not be sent waits twice as long each time, six hours at most, and is then given up", () => {
  outbox.enqueue(newMail());

  const waits = failToTheEnd();

  expect(waits).toHaveLength(maxAttempts - 1);
  expect(waits.slice(0, 4)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect(Math.max(...waits)).toBe(360 * minute);
  expect(outbox.list("failed")).toMatchObject([{ attempts: maxAttempts, lastError: "ETIMEDOUT" }]);
});

test.each([
  [0, 8000],
  [0.5, 10_000],
  [1, 12_000],
])(
  "with chance at %d a wait of ten seconds is %d ms, so that mails don't come back all at once",
  (chance, wait) => {
    const jittery = createOutbox({ database, now: () => time, random: () => chance });
    jittery.enqueue(newMail());

    jittery.markFailed(claimFrom(jittery), { reason: "ETIMEDOUT", isPermanent: false });

    expect(jittery.nextDueAt()).toBe(start + wait);
  },
);

test("a mail that ends every process that sends it is given up too", () => {
  outbox.enqueue(newMail());
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    outbox.claim();
    time += leaseMs;
  }

  expect(outbox.claim()).toBeNull();
  expect(outbox.list("failed")).toMatchObject([{ lastError: "the process ended" }]);
});

test("a mail that the receiver will never take is given up at once", () => {
  outbox.enqueue(newMail());

  outbox.markFailed(claimFrom(outbox), { reason: "EENVELOPE 550", isPermanent: true });

  expect(outbox.list("failed")).toMatchObject([{ kind: "order", attempts: 1, lastError: "EENVELOPE 550" }]);
});

test("a mail that was given up is sent again when the operator says so", () => {
  outbox.enqueue(newMail());
  failToTheEnd();

  const isKnown = outbox.retry(1);

  expect(isKnown).toBe(true);
  expect(outbox.claim()).toMatchObject({ id: 1, attempt: 1 });
});

test("only what was given up can be sent again", () => {
  outbox.enqueue(newMail());
  sendNext();

  expect([outbox.retry(1), outbox.retry(99)]).toEqual([false, false]);
  expect(outbox.claim()).toBeNull();
});

test("a list names no person", () => {
  outbox.enqueue(newMail());
  failToTheEnd();

  expect(JSON.stringify(outbox.list("failed"))).not.toContain("ana@");
});

test("thirty days after it was sent nothing is left of a mail but its key", () => {
  outbox.enqueue(newMail());
  sendNext();

  time += 30 * 24 * 60 * minute;
  outbox.forgetOld();

  expect(database.prepare("select key, recipient, mail from outbox").all()).toMatchObject([
    { key: "order-1", recipient: null, mail: null },
  ]);
  expect(outbox.enqueue(newMail())).toBe(false);
});

test("a person's mails can be told and forgotten, also those that wait, whatever the case of the address", () => {
  outbox.enqueue(newMail());
  outbox.enqueue(newMail({ key: "2", mail: { ...newMail().mail, to: "ben@example.test" } }));

  const told = outbox.mailsTo("Ana@Example.test");
  outbox.forgetPerson("ANA@example.test");

  expect(told).toMatchObject([{ kind: "order", state: "queued", subject: "Your order", text: "Thanks" }]);
  expect(outbox.mailsTo("ana@example.test")).toEqual([]);
  expect(outbox.claim()?.mail.to).toBe("ben@example.test");
  expect(outbox.claim()).toBeNull();
});

function claimFrom({ claim }: Outbox): ClaimedMail {
  const claimed = claim();
  if (!claimed) throw new Error("No mail is due.");
  return claimed;
}

const sendNext = () => outbox.markSent(claimFrom(outbox));
