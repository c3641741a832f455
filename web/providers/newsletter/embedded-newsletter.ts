import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#database/site-database.ts";
import { readSigningKey } from "#database/signing-key.ts";
import { openValue, sealValue } from "#lib/signed-value.ts";
import type { Mail } from "#outbox/mail.ts";
import type { Outbox } from "#outbox/outbox.ts";
import { z } from "zod";
import { createNewsletterRows, type Signup } from "./newsletter-rows.ts";
import type { Interests, Newsletter } from "./newsletter.ts";

/** The list's own mails. */
export interface NewsletterMails {
  confirmation: (input: { email: string; firstName: string; confirmUrl: string }) => Promise<Mail>;
  welcome: (input: { email: string; firstName: string; unsubscribeUrl: string }) => Promise<Mail>;
}

/** A list in the site's own database. */
export interface EmbeddedNewsletter extends Newsletter {
  /** Completes the signup that a link was mailed for; once more changes nothing. False for a link that was changed or is too old. */
  confirm: (token: string) => Promise<boolean>;
  /** Whether `confirm` would take it. */
  canConfirm: (token: string) => boolean;
  /** False for a link that was changed. One whose person was erased is as good as done. */
  unsubscribeByToken: (token: string) => boolean;
  /** Whether `unsubscribeByToken` would take it. */
  canUnsubscribe: (token: string) => boolean;
}

interface EmbeddedNewsletterOptions {
  database: DatabaseSync;
  outbox: Outbox;
  mails: NewsletterMails;
  siteUrl: string;
  now?: () => number;
}

const dayMs = 24 * 3600 * 1000;
/** How long the link in the mail works; after that nothing is left of a signup. */
const confirmWithinMs = 7 * dayMs;
/** How long interests can be chosen for a signup. */
const preferencesWithinMs = dayMs;
/** So that nobody can fill a stranger's mailbox. Those after it are quiet. */
const maxMailsPerDay = 3;

export function createEmbeddedNewsletter(options: EmbeddedNewsletterOptions): EmbeddedNewsletter {
  const { database, outbox, mails, siteUrl, now = Date.now } = options;
  const rows = createNewsletterRows(database);
  const key = readSigningKey(database, "newsletter");
  const confirming = { purpose: "newsletter-confirm", key };
  const leaving = { purpose: "newsletter-unsubscribe", key };
  const toUrl = (action: string, token: string) =>
    `${siteUrl}/newsletter/${action}?${new URLSearchParams({ token })}`;

  /** The signup that a link was mailed for, unless it is gone. */
  function findSignup(token: string): Signup | null {
    const opened = confirmSchema.safeParse(openValue(token, confirming));
    if (!opened.success) return null;
    const signup = rows.readSignup(opened.data.signup);
    return signup && signup.askedAt > now() - confirmWithinMs ? signup : null;
  }

  function findSubscriberId(token: string): string | null {
    const opened = leaveSchema.safeParse(openValue(token, leaving));
    return opened.success ? opened.data.subscriber : null;
  }

  return {
    async subscribe({ firstName, country, timezone, consentVersion, ...given }) {
      const id = newId();
      const email = toAddress(given.email);
      const token = sealValue({ signup: id } satisfies z.infer<typeof confirmSchema>, confirming);
      const mail = await mails.confirmation({ email, firstName, confirmUrl: toUrl("confirm", token) });
      inTransaction(database, () => {
        rows.forgetUnconfirmed(now() - confirmWithinMs);
        const isMailed = rows.countMailed(email, now() - dayMs) < maxMailsPerDay;
        rows.addSignup({ id, email, firstName, country, timezone, consentVersion, askedAt: now(), isMailed });
        if (isMailed)
          outbox.enqueue({ key: `newsletter-confirmation-${id}`, kind: "newsletter-confirmation", mail });
      });
      return { id };
    },

    savePreferences: async (preferences) => savePreferences(preferences),
    canConfirm: (token) => findSignup(token) !== null,
    canUnsubscribe: (token) => findSubscriberId(token) !== null,

    async confirm(token) {
      const signup = findSignup(token);
      if (!signup) return false;
      const { email, firstName } = signup;
      const subscriber = rows.readSubscriber(email)?.id ?? newId();
      const leave = sealValue({ subscriber } satisfies z.infer<typeof leaveSchema>, leaving);
      const unsubscribeUrl = toUrl("unsubscribe", leave);
      const mail = await mails.welcome({ email, firstName, unsubscribeUrl });
      inTransaction(database, () => {
        // A link that is used again doesn't bring back who has unsubscribed since.
        if (!rows.markConfirmed(signup.id, now())) return;
        const isOnList = rows.readSubscriber(email)?.state === "subscribed";
        rows.putSubscriber(subscriber, signup.id);
        if (isOnList) return;
        outbox.enqueue({
          key: `newsletter-welcome-${signup.id}`,
          kind: "newsletter-welcome",
          mail: { ...mail, headers: { ...mail.headers, ...toOneClickHeaders(unsubscribeUrl) } },
        });
      });
      return true;
    },

    unsubscribeByToken(token) {
      const id = findSubscriberId(token);
      if (id) rows.markUnsubscribed({ id }, now());
      return id !== null;
    },

    unsubscribe: async (email) => rows.markUnsubscribed({ email: toAddress(email) }, now()),
    ...createNewsletterRecords(database),
  };

  function savePreferences({ id, interests }: { id: string; interests: Interests }): boolean {
    return inTransaction(database, () => rows.saveInterests(id, interests, now() - preferencesWithinMs));
  }
}

/** What is known of people, for those who ask what it is. */
export function createNewsletterRecords(database: DatabaseSync): Pick<Newsletter, "readPerson" | "erase"> {
  const rows = createNewsletterRows(database);
  return {
    readPerson: async (email) => rows.readPerson(toAddress(email)),
    async erase(email) {
      inTransaction(database, () => rows.erase(toAddress(email)));
      // What was written lately is in a second file too.
      database.exec("pragma wal_checkpoint(truncate)");
    },
  };
}

/** RFC 8058: a mail program's own button asks for this address by itself. */
const toOneClickHeaders = (unsubscribeUrl: string) => ({
  "List-Unsubscribe": `<${unsubscribeUrl}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const confirmSchema = z.object({ signup: z.string() });
const leaveSchema = z.object({ subscriber: z.string() });

const newId = () => randomBytes(16).toString("base64url");
const toAddress = (email: string) => email.trim().toLowerCase();
