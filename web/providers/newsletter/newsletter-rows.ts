import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { interests, type Interests, type NewsletterPerson } from "./newsletter.ts";

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

/** The tables of the embedded newsletter. Addresses are in lower case. */
export function createNewsletterRows(database: DatabaseSync) {
  const forget = database.prepare(
    "delete from newsletter_signup where confirmed_at is null and asked_at <= ?",
  );
  const countMailed = database.prepare(
    "select count(*) as count from newsletter_signup where email = ? and is_mailed and asked_at > ?",
  );
  const insert = database.prepare(`
    insert into newsletter_signup (id, email, first_name, country, timezone, consent_version, asked_at, is_mailed)
    values (?, ?, ?, ?, ?, ?, ?, ?)
  `);
  const signup = database.prepare("select * from newsletter_signup where id = ?");
  const confirm = database.prepare(
    "update newsletter_signup set confirmed_at = ? where id = ? and confirmed_at is null",
  );
  const put = database.prepare(`
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
  const subscriber = database.prepare("select id, state from newsletter_subscriber where email = ?");
  const choose = database.prepare("update newsletter_signup set interests = ? where id = ? and asked_at > ?");
  const chooseConfirmed = database.prepare(`
    update newsletter_subscriber set interests = ? where email =
      (select email from newsletter_signup where id = ? and confirmed_at is not null)
  `);
  const leave = database.prepare(`
    update newsletter_subscriber set state = 'unsubscribed', unsubscribed_at = ?
    where (id = ? or email = ?) and state = 'subscribed'
  `);
  const person = database.prepare(`
    select * from (
      select email, first_name, country, timezone, interests, state, consent_version, asked_at, confirmed_at, unsubscribed_at
      from newsletter_subscriber where email = ?1
      union all
      select email, first_name, country, timezone, interests, 'pending', consent_version, asked_at, null, null
      from newsletter_signup where email = ?1 and confirmed_at is null
    ) order by confirmed_at is null, asked_at desc limit 1
  `);
  const eraseSubscriber = database.prepare("delete from newsletter_subscriber where email = ?");
  const eraseSignups = database.prepare("delete from newsletter_signup where email = ?");

  return {
    /** Of signups that nobody confirmed until then nothing is left. */
    forgetUnconfirmed: (until: number) => void forget.run(until),
    countMailed: (email: string, since: number) => Number(countMailed.get(email, since)?.["count"]),
    addSignup: (given: Signup & { isMailed: boolean }) => {
      const { id, email, firstName, country, timezone, consentVersion, askedAt, isMailed } = given;
      insert.run(id, email, firstName, country, timezone, consentVersion, askedAt, isMailed ? 1 : 0);
    },
    readSignup: (id: string): Signup | null => {
      const row = signup.get(id);
      return row ? parseSignup(row) : null;
    },
    /** False when it was confirmed before. */
    markConfirmed: (id: string, at: number) => confirm.run(at, id).changes > 0,
    /** Puts whom a signup is about on the list; `id` is for who was never on it. */
    putSubscriber: (id: string, signupId: string) => void put.run(id, signupId),
    readSubscriber: (email: string) => {
      const row = subscriber.get(email);
      return row ? subscriberSchema.parse(row) : null;
    },
    /** False when no signup since then has this id. */
    saveInterests: (id: string, chosen: Interests, since: number) => {
      const isKnown = choose.run(chosen, id, since).changes > 0;
      if (isKnown) chooseConfirmed.run(chosen, id);
      return isKnown;
    },
    markUnsubscribed: (
      { id = null, email = null }: { id?: string | null; email?: string | null },
      at: number,
    ) => void leave.run(at, id, email),
    /** As on the list; before that as in the latest signup. */
    readPerson: (email: string): NewsletterPerson | null => {
      const row = person.get(email);
      return row ? parsePerson(row) : null;
    },
    erase: (email: string) => {
      eraseSubscriber.run(email);
      eraseSignups.run(email);
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

const signupSchema = z.object({ ...columns, id: z.string(), asked_at: z.number() });

function parseSignup(row: unknown): Signup {
  const { first_name, consent_version, asked_at, ...same } = signupSchema.parse(row);
  return { ...same, firstName: first_name, consentVersion: consent_version, askedAt: asked_at };
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
