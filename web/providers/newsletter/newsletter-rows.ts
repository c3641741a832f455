import type { DatabaseSync } from "node:sqlite";
import { toMailbox } from "#lib/mailbox.ts";
import { z } from "zod";
import { interests, type Interests } from "#lib/interests.ts";
import type { NewsletterPerson } from "./newsletter.ts";

export interface Signup {
  id: string;
  email: string;
  firstName: string;
  country: string | null;
  timezone: string | null;
  consentVersion: string;
  /** In ms since 1970. */
  askedAt: number;
}

export interface StoredSignup extends Signup {
  isConfirmed: boolean;
}

/** The embedded newsletter's tables. Addresses are in lowercase. */
export function createNewsletterRows(database: DatabaseSync) {
  const remove = database.prepare(
    "delete from newsletter_signup where confirmed_at is null and asked_at <= ?",
  );
  const countConfirmations = database.prepare(String.raw`
    select count(*) as count from newsletter_signup
    where (email = ? or email like ? escape '\') and is_mailed and asked_at > ?
  `);
  const insert = database.prepare(`
    insert into newsletter_signup (id, email, first_name, country, timezone, consent_version, asked_at, is_mailed)
    values (?, ?, ?, ?, ?, ?, ?, ?)
  `);
  const selectSignup = database.prepare("select * from newsletter_signup where id = ?");
  const confirm = database.prepare(
    "update newsletter_signup set confirmed_at = ? where id = ? and confirmed_at is null",
  );
  const upsert = database.prepare(`
    insert into newsletter_subscriber
      (id, email, first_name, country, timezone, interests, state, consent_version, asked_at, confirmed_at)
    select ?, email, first_name, country, timezone, interests, 'subscribed', consent_version, asked_at, confirmed_at
    from newsletter_signup where id = ?
    on conflict (email) do update set
      first_name = excluded.first_name,
      country = coalesce(excluded.country, country),
      timezone = coalesce(excluded.timezone, timezone),
      interests = coalesce(excluded.interests, interests),
      state = 'subscribed', unsubscribed_at = null, consent_version = excluded.consent_version,
      asked_at = excluded.asked_at, confirmed_at = excluded.confirmed_at
  `);
  const selectSubscriber = database.prepare("select id, state from newsletter_subscriber where email = ?");
  const updateSignup = database.prepare(
    "update newsletter_signup set interests = ? where id = ? and asked_at > ?",
  );
  const updateSubscriber = database.prepare(`
    update newsletter_subscriber set interests = ? where email =
      (select email from newsletter_signup where id = ? and confirmed_at is not null)
  `);
  const unsubscribe = database.prepare(`
    update newsletter_subscriber set state = 'unsubscribed', unsubscribed_at = ?
    where (id = ? or email = ?) and state = 'subscribed'
  `);
  const selectPerson = database.prepare(`
    select * from (
      select email, first_name, country, timezone, interests, state, consent_version, asked_at, confirmed_at, unsubscribed_at
      from newsletter_subscriber where email = ?1
      union all
      select email, first_name, country, timezone, interests, 'pending', consent_version, asked_at, null, null
      from newsletter_signup where email = ?1 and confirmed_at is null
    ) order by confirmed_at is null, asked_at desc limit 1
  `);
  const deleteSubscriber = database.prepare("delete from newsletter_subscriber where email = ?");
  const deleteSignups = database.prepare("delete from newsletter_signup where email = ?");

  return {
    /** Deletes unconfirmed signups up to this time. */
    deleteUnconfirmed: (until: number) => void remove.run(until),
    /** Mails to a mailbox. */
    countConfirmationMails: (email: string, since: number) => {
      const { address, tagged } = toMailbox(email);
      return Number(countConfirmations.get(address, tagged, since)?.["count"]);
    },
    addSignup: (added: Signup & { isMailed: boolean }) => {
      const { id, email, firstName, country, timezone, consentVersion, askedAt, isMailed } = added;
      insert.run(id, email, firstName, country, timezone, consentVersion, askedAt, isMailed ? 1 : 0);
    },
    readSignup: (id: string): StoredSignup | null => {
      const row = selectSignup.get(id);
      return row ? parseSignup(row) : null;
    },
    /** False if it was already confirmed. */
    markConfirmed: (id: string, at: number) => confirm.run(at, id).changes > 0,
    /** Adds the person of a signup to the list, or updates them. `id` is for a new subscriber. */
    upsertSubscriber: (id: string, signupId: string) => void upsert.run(id, signupId),
    readSubscriber: (email: string) => {
      const row = selectSubscriber.get(email);
      return row ? subscriberSchema.parse(row) : null;
    },
    /** False if no signup since that time has this id. */
    saveInterests: (id: string, chosen: Interests, since: number) => {
      const isKnown = updateSignup.run(chosen, id, since).changes > 0;
      if (isKnown) updateSubscriber.run(chosen, id);
      return isKnown;
    },
    markUnsubscribed: (
      { id = null, email = null }: { id?: string | null; email?: string | null },
      at: number,
    ) => void unsubscribe.run(at, id, email),
    /** The subscriber; if there's none, the latest signup. */
    readPerson: (email: string): NewsletterPerson | null => {
      const row = selectPerson.get(email);
      return row ? parsePerson(row) : null;
    },
    erase: (email: string) => {
      deleteSubscriber.run(email);
      deleteSignups.run(email);
    },
  };
}

const subscriberSchema = z.object({ id: z.string(), state: z.enum(["subscribed", "unsubscribed"]) });

const columns = {
  email: z.string(),
  first_name: z.string(),
  country: z.string().nullable(),
  timezone: z.string().nullable(),
  consent_version: z.string(),
};

const signupSchema = z.object({
  ...columns,
  id: z.string(),
  asked_at: z.number(),
  confirmed_at: z.number().nullable(),
});

function parseSignup(row: unknown): StoredSignup {
  const { first_name, consent_version, asked_at, confirmed_at, ...same } = signupSchema.parse(row);
  return {
    ...same,
    firstName: first_name,
    consentVersion: consent_version,
    askedAt: asked_at,
    isConfirmed: confirmed_at !== null,
  };
}

const time = z.number().transform((ms) => new Date(ms).toISOString());

const personSchema = z.object({
  ...columns,
  interests: z.enum(interests).nullable(),
  state: z.enum(["pending", "subscribed", "unsubscribed"]),
  asked_at: time,
  confirmed_at: time.nullable(),
  unsubscribed_at: time.nullable(),
});

function parsePerson(row: unknown): NewsletterPerson {
  const { first_name, consent_version, asked_at, confirmed_at, unsubscribed_at, ...same } =
    personSchema.parse(row);
  return {
    ...same,
    firstName: first_name,
    consentVersion: consent_version,
    askedAt: asked_at,
    confirmedAt: confirmed_at,
    unsubscribedAt: unsubscribed_at,
  };
}
