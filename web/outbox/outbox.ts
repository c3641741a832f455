import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#database/site-database.ts";
import type { ClaimedMail, ListedMail, MailState, NewMail, PersonsMail, SendFailure } from "#outbox/mail.ts";
import { parseClaimed, parseListed, parsePersonsMail } from "#outbox/outbox-rows.ts";

/** Mails on disk until they are sent (decision 32). What is called inside a transaction of the same database is part of it. */
export interface Outbox {
  /** Keeps a mail to send. False when one of the same key is there, or was: then nothing changes. */
  enqueue: (mail: NewMail) => boolean;
  /** The next mail that is due; null when none is. */
  claim: () => ClaimedMail | null;
  markSent: (claimed: ClaimedMail) => void;
  /** Answers when it will be tried again, in ms since 1970; null when it is given up. */
  markFailed: (claimed: ClaimedMail, failure: SendFailure) => number | null;
  /** When anything will be due. */
  nextDueAt: () => number | null;
  /** The oldest first, up to a thousand. */
  list: (state: MailState) => ListedMail[];
  /** Sends a mail that was given up as if it were new; false when there is no such mail. */
  retry: (id: number) => boolean;
  /** Leaves nothing but the key of mails that were sent long ago. */
  forgetOld: () => void;
  /** Every mail to an address that is still known. */
  mailsTo: (address: string) => PersonsMail[];
  /** Leaves nothing but the key of the mails to an address; those that wait are not sent any more. */
  forgetPerson: (address: string) => void;
}

interface OutboxOptions {
  database: DatabaseSync;
  now?: () => number;
  /** From 0 to 1. */
  random?: () => number;
}

/** For how long a process may be sending a mail: longer than the transport takes to give up. */
export const leaseMs = 120_000;
/** With the waits between them about a day and a half. */
export const maxAttempts = 16;
const firstRetryMs = 10_000;
const maxRetryMs = 6 * 3600 * 1000;
const rememberSentMs = 30 * 24 * 3600 * 1000;

export function createOutbox({ database, now = Date.now, random = Math.random }: OutboxOptions): Outbox {
  const insert = database.prepare(`
    insert into outbox (key, kind, recipient, mail, state, due_at, created_at)
    values (?, ?, ?, ?, 'queued', ?, ?) on conflict (key) do nothing
  `);
  const giveUpAbandoned = database.prepare(`
    update outbox set state = 'failed', due_at = null, last_error = 'the process ended'
    where state = 'sending' and due_at <= ? and attempts >= ${maxAttempts}
  `);
  const claimNext = database.prepare(`
    update outbox set state = 'sending', claim = ?, due_at = ?, attempts = attempts + 1
    where id = (select id from outbox where due_at <= ? order by due_at, id limit 1)
    returning id, key, kind, mail, attempts
  `);
  const settle = database.prepare(`
    update outbox set state = ?, due_at = ?, last_error = ?, sent_at = ? where id = ? and claim = ? and state = 'sending'
  `);
  const soonest = database.prepare("select min(due_at) as due_at from outbox where due_at is not null");
  const listed = database.prepare(`
    select id, kind, attempts, last_error, created_at, sent_at from outbox
    where state = ? and (mail is not null or state = 'sent') order by id limit 1000
  `);
  const retry = database.prepare(`
    update outbox set state = 'queued', attempts = 0, due_at = ? where id = ? and state = 'failed' and mail is not null
  `);
  const forgetOld = database.prepare("update outbox set recipient = null, mail = null where sent_at <= ?");
  const to = database.prepare(`
    select kind, state, created_at, sent_at, mail from outbox where recipient = ? order by id
  `);
  const forgetPerson = database.prepare(`
    update outbox set recipient = null, mail = null, due_at = null,
      last_error = iif(state = 'sent', last_error, 'forgotten'), state = iif(state = 'sent', 'sent', 'failed')
    where recipient = ?
  `);

  return {
    enqueue: ({ key, kind, mail, sendAt = now() }) =>
      insert.run(key, kind, toRecipient(mail.to), JSON.stringify(mail), sendAt, now()).changes > 0,
    claim: () =>
      inTransaction(database, () => {
        giveUpAbandoned.run(now());
        const claim = randomUUID();
        const row = claimNext.get(claim, now() + leaseMs, now());
        return row ? parseClaimed(row, claim) : null;
      }),
    markSent: ({ id, claim }) => {
      settle.run("sent", null, null, now(), id, claim);
    },
    markFailed: ({ id, claim, attempt }, { reason, isPermanent }) => {
      const isOver = isPermanent || attempt >= maxAttempts;
      const dueAt = isOver ? null : now() + toRetryDelay(attempt, random());
      settle.run(isOver ? "failed" : "queued", dueAt, reason, null, id, claim);
      return dueAt;
    },
    nextDueAt: () => {
      const dueAt = soonest.get()?.["due_at"];
      return typeof dueAt === "number" ? dueAt : null;
    },
    list: (state) => listed.all(state).map(parseListed),
    retry: (id) => retry.run(now(), id).changes > 0,
    forgetOld: () => {
      forgetOld.run(now() - rememberSentMs);
    },
    mailsTo: (address) => to.all(toRecipient(address)).map(parsePersonsMail),
    forgetPerson: (address) => {
      forgetPerson.run(toRecipient(address));
    },
  };
}

/** Compared without regard to case, as every mail server of today does. */
const toRecipient = (address: string) => address.trim().toLowerCase();

/** Twice as long after each attempt, and a fifth more or less by chance. */
const toRetryDelay = (attempt: number, chance: number): number =>
  Math.round(Math.min(firstRetryMs * 2 ** (attempt - 1), maxRetryMs) * (0.8 + 0.4 * chance));
