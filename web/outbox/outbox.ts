import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#database/site-database.ts";
import type {
  ClaimedMail,
  FoundMail,
  ListedMail,
  MailState,
  NewMail,
  PersonMail,
  SendFailure,
} from "#outbox/mail.ts";
import { normalizeEmail } from "#lib/normalize-email.ts";
import { toRetryDelayMs } from "#lib/retry-delay.ts";
import { parseClaimed, parseFound, parseListed, parsePersonMail } from "#outbox/outbox-rows.ts";

/** Mails on disk until they're sent (decision 32). A call inside a transaction on the same database is part of it. */
export interface Outbox {
  /** Stores a mail to send. False, without a change, if its key was used before. */
  enqueue: (mail: NewMail) => boolean;
  /** Takes the next mail that's due; null if there's none. */
  claim: () => ClaimedMail | null;
  markSent: (claimed: ClaimedMail) => void;
  /** Returns when the next attempt is due, in ms since 1970; null if there won't be one. */
  markFailed: (claimed: ClaimedMail, failure: SendFailure) => number | null;
  /** When the next mail is due, in ms since 1970. */
  nextDueAt: () => number | null;
  /** Oldest first, up to a thousand. */
  list: (state: MailState) => ListedMail[];
  /** Queues a failed mail again as if it were new; false if there's no such mail. */
  retry: (id: number) => boolean;
  /** Deletes all but the key, kind, and times of mails that were sent more than thirty days ago. */
  pruneSent: () => void;
  /** What has become of the mail with a key; null if there's none, or it was erased. */
  find: (key: string) => FoundMail | null;
  /** Every mail to an address that hasn't been pruned yet. */
  mailsTo: (address: string) => PersonMail[];
  /** Deletes all but the key, kind, and times of the mails to an address. Queued ones won't be sent. */
  erasePerson: (address: string) => void;
  /** The same for the one mail with a key, such as one that tells the shop about a person. */
  eraseMail: (key: string) => void;
}

interface OutboxOptions {
  database: DatabaseSync;
  now?: () => number;
  /** From 0 to 1. */
  random?: () => number;
}

/** How long a process may take to send a mail. It's longer than the transport's timeout. */
export const leaseMs = 120_000;
/** With the delays between them, about a day and a half. */
export const maxAttempts = 16;
const sentRetentionMs = 30 * 24 * 3600 * 1000;

export function createOutbox({ database, now = Date.now, random = Math.random }: OutboxOptions): Outbox {
  const insert = database.prepare(`
    insert into outbox (key, kind, recipient, mail, state, due_at, created_at)
    values (?, ?, ?, ?, 'queued', ?, ?) on conflict (key) do nothing
  `);
  const failAbandoned = database.prepare(`
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
  const selectNextDue = database.prepare("select min(due_at) as due_at from outbox where due_at is not null");
  const selectByState = database.prepare(`
    select id, kind, attempts, last_error, created_at, sent_at from outbox
    where state = ? and (mail is not null or state = 'sent') order by id limit 1000
  `);
  const requeue = database.prepare(`
    update outbox set state = 'queued', attempts = 0, due_at = ? where id = ? and state = 'failed' and mail is not null
  `);
  const prune = database.prepare(
    "update outbox set recipient = null, mail = null where sent_at <= ? and mail is not null",
  );
  const selectByKey = database.prepare(`
    select state, due_at, sent_at from outbox where key = ? and (mail is not null or state = 'sent')
  `);
  const selectByRecipient = database.prepare(`
    select kind, state, created_at, sent_at, mail from outbox where recipient = ? order by id
  `);
  const erase = `
    update outbox set recipient = null, mail = null, due_at = null,
      last_error = iif(state = 'sent', last_error, 'erased'), state = iif(state = 'sent', 'sent', 'failed')
  `;
  const eraseByRecipient = database.prepare(`${erase} where recipient = ?`);
  const eraseByKey = database.prepare(`${erase} where key = ?`);

  return {
    enqueue: ({ key, kind, mail, sendAt = now() }) =>
      insert.run(key, kind, normalizeEmail(mail.to), JSON.stringify(mail), sendAt, now()).changes > 0,
    claim: () => {
      const claim = randomUUID();
      const row = inTransaction(database, () => {
        failAbandoned.run(now());
        return claimNext.get(claim, now() + leaseMs, now());
      });
      // Outside the transaction, so that a row that can't be parsed is claimed, too, and doesn't block the ones behind it.
      return row ? parseClaimed(row, claim) : null;
    },
    markSent: ({ id, claim }) => {
      settle.run("sent", null, null, now(), id, claim);
    },
    markFailed: ({ id, claim, attempt }, { reason, isPermanent }) => {
      const isFinal = isPermanent || attempt >= maxAttempts;
      const dueAt = isFinal ? null : now() + toRetryDelayMs({ attempt, random: random() });
      settle.run(isFinal ? "failed" : "queued", dueAt, reason, null, id, claim);
      return dueAt;
    },
    nextDueAt: () => {
      const dueAt = selectNextDue.get()?.["due_at"];
      return typeof dueAt === "number" ? dueAt : null;
    },
    list: (state) => selectByState.all(state).map(parseListed),
    retry: (id) => requeue.run(now(), id).changes > 0,
    pruneSent: () => {
      prune.run(now() - sentRetentionMs);
    },
    find: (key) => {
      const row = selectByKey.get(key);
      return row ? parseFound(row) : null;
    },
    mailsTo: (address) => selectByRecipient.all(normalizeEmail(address)).map(parsePersonMail),
    erasePerson: (address) => {
      eraseByRecipient.run(normalizeEmail(address));
    },
    eraseMail: (key) => {
      eraseByKey.run(key);
    },
  };
}
