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

/** An outbox on the same data, like another process's. Without jitter. */
const open = () => createOutbox({ database: openSiteDatabase(dataDir), now: () => time, random: () => 0.5 });

const newMail = (given: Partial<NewMail> = {}): NewMail => ({
  key: "order-1",
  kind: "order",
  mail: { to: "ana@example.test", subject: "Your order", html: "<p>Thanks</p>", text: "Thanks" },
  ...given,
});

/** Fails every attempt, and returns the delays between them in ms. */
function failEveryAttempt(): number[] {
  const delays = [];
  for (let claimed = outbox.claim(); claimed; claimed = outbox.claim()) {
    outbox.markFailed(claimed, { reason: "ETIMEDOUT", isPermanent: false });
    const dueAt = outbox.nextDueAt();
    if (dueAt === null) break;
    delays.push(dueAt - time);
    time = dueAt;
  }
  return delays;
}

test("a queued mail is claimed with everything it was given", () => {
  const mail = { ...newMail().mail, headers: { "Reply-To": "eve@example.test" }, giftId: "1001-1-1" };
  outbox.enqueue(newMail({ mail }));

  expect(outbox.claim()).toMatchObject({ kind: "order", attempt: 1, mail });
});

test("a key is used once, and its first mail stays", () => {
  const isNew = outbox.enqueue(newMail());
  const isNewAgain = outbox.enqueue(newMail({ mail: { ...newMail().mail, subject: "Another" } }));

  expect([isNew, isNewAgain]).toEqual([true, false]);
  expect(outbox.claim()?.mail.subject).toBe("Your order");
  expect(outbox.claim()).toBeNull();
});

test("a key whose mail was sent isn't used again", () => {
  outbox.enqueue(newMail());
  sendNext();

  expect(outbox.enqueue(newMail())).toBe(false);
  expect(outbox.claim()).toBeNull();
});

test("a mail is stored in the same transaction as what it's about, or not at all", () => {
  const storeOrder = () =>
    inTransaction(database, () => {
      createOutbox({ database }).enqueue(newMail());
      throw new Error("The order wasn't stored.");
    });

  expect(storeOrder).toThrow("The order wasn't stored.");
  expect(outbox.claim()).toBeNull();
});

test("two processes never claim the same mail", () => {
  outbox.enqueue(newMail({ key: "1" }));
  outbox.enqueue(newMail({ key: "2" }));
  const other = open();

  const ids = [outbox.claim(), other.claim(), outbox.claim(), other.claim()].map((claimed) => claimed?.id);

  expect(ids).toEqual([1, 2, undefined, undefined]);
});

test("another process claims a mail once the lease of one that ended is over", () => {
  outbox.enqueue(newMail());
  const abandoned = outbox.claim();

  time += leaseMs - 1;
  const early = open().claim();
  time += 1;
  const taken = open().claim();

  expect(early).toBeNull();
  expect(taken).toMatchObject({ id: abandoned?.id, attempt: 2, messageId: abandoned?.messageId });
});

test("a process whose lease has ended can't change a mail's state", () => {
  outbox.enqueue(newMail());
  const late = claimFrom(outbox);
  time += leaseMs;
  const taken = claimFrom(open());

  outbox.markFailed(late, { reason: "ETIMEDOUT", isPermanent: true });
  outbox.markSent(taken);

  expect(outbox.list("sent")).toHaveLength(1);
  expect(outbox.list("failed")).toEqual([]);
});

test("a mail isn't claimed before its time", () => {
  outbox.enqueue(newMail({ sendAt: start + 60 * minute }));

  const early = outbox.claim();
  time = start + 60 * minute;

  expect(early).toBeNull();
  expect(outbox.claim()).not.toBeNull();
});

test("a mail that can't be sent waits twice as long each time, up to six hours, until it fails for good", () => {
  outbox.enqueue(newMail());

  const delays = failEveryAttempt();

  expect(delays).toHaveLength(maxAttempts - 1);
  expect(delays.slice(0, 4)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect(Math.max(...delays)).toBe(360 * minute);
  expect(outbox.list("failed")).toMatchObject([{ attempts: maxAttempts, lastError: "ETIMEDOUT" }]);
});

test.each([
  [0, 8000],
  [0.5, 10_000],
  [1, 12_000],
])(
  "a random number of %d makes a delay of ten seconds %d ms, so that mails don't all come back at once",
  (random, delay) => {
    const jittery = createOutbox({ database, now: () => time, random: () => random });
    jittery.enqueue(newMail());

    jittery.markFailed(claimFrom(jittery), { reason: "ETIMEDOUT", isPermanent: false });

    expect(jittery.nextDueAt()).toBe(start + delay);
  },
);

test("a mail that ends every process that sends it fails for good, too", () => {
  outbox.enqueue(newMail());
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    outbox.claim();
    time += leaseMs;
  }

  expect(outbox.claim()).toBeNull();
  expect(outbox.list("failed")).toMatchObject([{ lastError: "the process ended" }]);
});

test("a mail that will never be accepted fails for good at once", () => {
  outbox.enqueue(newMail());

  outbox.markFailed(claimFrom(outbox), { reason: "EENVELOPE 550", isPermanent: true });

  expect(outbox.list("failed")).toMatchObject([{ kind: "order", attempts: 1, lastError: "EENVELOPE 550" }]);
});

test("a row that can't be read doesn't block the mails behind it", () => {
  outbox.enqueue(newMail({ key: "1" }));
  outbox.enqueue(newMail({ key: "2" }));
  database.exec("update outbox set mail = '{' where key = '1'");

  expect(() => outbox.claim()).toThrow(SyntaxError);
  expect(outbox.claim()).toMatchObject({ id: 2 });
});

test("the operator can have a failed mail sent again", () => {
  outbox.enqueue(newMail());
  failEveryAttempt();

  const isQueued = outbox.retry(1);

  expect(isQueued).toBe(true);
  expect(outbox.claim()).toMatchObject({ id: 1, attempt: 1 });
});

test("only a failed mail can be sent again", () => {
  outbox.enqueue(newMail());
  sendNext();

  expect([outbox.retry(1), outbox.retry(99)]).toEqual([false, false]);
  expect(outbox.claim()).toBeNull();
});

test("a list has no personal data", () => {
  outbox.enqueue(newMail());
  failEveryAttempt();

  expect(JSON.stringify(outbox.list("failed"))).not.toContain("ana@");
});

test("a person's mails can be exported and erased, including queued ones, whatever the case of the address", () => {
  outbox.enqueue(newMail());
  outbox.enqueue(newMail({ key: "2", mail: { ...newMail().mail, to: "ben@example.test" } }));

  const exported = outbox.mailsTo("Ana@Example.test");
  outbox.erasePerson("ANA@example.test");

  expect(exported).toMatchObject([{ kind: "order", state: "queued", subject: "Your order", text: "Thanks" }]);
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
