import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#database/site-database.ts";
import { readSigningKey } from "#database/signing-key.ts";
import { normalizeEmail } from "#lib/normalize-email.ts";
import { signValue, verifyValue } from "#lib/signed-value.ts";
import type { Mail } from "#outbox/mail.ts";
import type { Outbox } from "#outbox/outbox.ts";
import { z } from "zod";
import { createNewsletterRows, type StoredSignup } from "./newsletter-rows.ts";
import type { Newsletter } from "./newsletter.ts";

/** Writes the mails that the list sends. */
export interface NewsletterMails {
  confirmation: (input: { email: string; confirmUrl: string }) => Promise<Mail>;
  welcome: (input: { email: string; firstName: string; unsubscribeUrl: string }) => Promise<Mail>;
}

/** Of a link that confirms a signup: `used` by someone who has unsubscribed since, or `broken`: altered or too old. */
export type ConfirmLinkState = "works" | "used" | "broken";

/** A mailing list in the site's database. */
export interface EmbeddedNewsletter extends Newsletter {
  /** Completes the signup of a mailed link. Repeating it changes nothing. */
  confirm: (token: string) => Promise<ConfirmLinkState>;
  /** What `confirm` would return. */
  checkConfirmLink: (token: string) => ConfirmLinkState;
  /** False for an altered link. The link of someone who was erased is true, because they no longer get mail. */
  unsubscribeByToken: (token: string) => boolean;
  /** Whether `unsubscribeByToken` would accept the token. */
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
/** How long the link in the mail works. After that, an unconfirmed signup is deleted. */
const confirmWithinMs = 7 * dayMs;
/** How long interests can be saved for a signup. */
const preferencesWithinMs = dayMs;
/** Confirmations to one mailbox, so that nobody can flood a stranger's mailbox. Further signups send nothing. */
const maxConfirmationsPerDay = 3;

export function createEmbeddedNewsletter(options: EmbeddedNewsletterOptions): EmbeddedNewsletter {
  const { database, outbox, mails, siteUrl, now = Date.now } = options;
  const rows = createNewsletterRows(database);
  const key = readSigningKey(database, "newsletter");
  const confirmSigning = { purpose: "newsletter-confirm", key };
  const unsubscribeSigning = { purpose: "newsletter-unsubscribe", key };
  const toUrl = (action: string, token: string) =>
    `${siteUrl}/newsletter/${action}?${new URLSearchParams({ token })}`;

  /** The signup of a mailed link; null if the link is altered or too old. */
  function findSignup(token: string): StoredSignup | null {
    const verified = confirmSchema.safeParse(verifyValue(token, confirmSigning));
    if (!verified.success) return null;
    const signup = rows.readSignup(verified.data.signup);
    return signup && signup.askedAt > now() - confirmWithinMs ? signup : null;
  }

  function checkConfirmLink(token: string): ConfirmLinkState {
    const signup = findSignup(token);
    if (!signup) return "broken";
    return signup.isConfirmed && rows.readSubscriber(signup.email)?.state !== "subscribed" ? "used" : "works";
  }

  function findSubscriberId(token: string): string | null {
    const verified = unsubscribeSchema.safeParse(verifyValue(token, unsubscribeSigning));
    return verified.success ? verified.data.subscriber : null;
  }

  return {
    async subscribe({ firstName, country, timezone, consentVersion, ...subscription }) {
      const id = newId();
      const email = normalizeEmail(subscription.email);
      const token = signValue({ signup: id } satisfies z.infer<typeof confirmSchema>, confirmSigning);
      const mail = await mails.confirmation({ email, confirmUrl: toUrl("confirm", token) });
      inTransaction(database, () => {
        rows.deleteUnconfirmed(now() - confirmWithinMs);
        const isMailed = rows.countConfirmationMails(email, now() - dayMs) < maxConfirmationsPerDay;
        rows.addSignup({ id, email, firstName, country, timezone, consentVersion, askedAt: now(), isMailed });
        if (isMailed)
          outbox.enqueue({ key: `newsletter-confirmation-${id}`, kind: "newsletter-confirmation", mail });
      });
      return { id };
    },

    savePreferences: async ({ id, interests }) =>
      inTransaction(database, () => rows.saveInterests(id, interests, now() - preferencesWithinMs)),
    checkConfirmLink,
    canUnsubscribe: (token) => findSubscriberId(token) !== null,

    async confirm(token) {
      const signup = findSignup(token);
      if (!signup) return "broken";
      const { email, firstName } = signup;
      const subscriber = rows.readSubscriber(email)?.id ?? newId();
      const unsubscribeToken = signValue(
        { subscriber } satisfies z.infer<typeof unsubscribeSchema>,
        unsubscribeSigning,
      );
      const unsubscribeUrl = toUrl("unsubscribe", unsubscribeToken);
      const mail = await mails.welcome({ email, firstName, unsubscribeUrl });
      inTransaction(database, () => {
        // Using the link again doesn't bring back someone who has unsubscribed since.
        if (!rows.markConfirmed(signup.id, now())) return;
        const isOnList = rows.readSubscriber(email)?.state === "subscribed";
        rows.upsertSubscriber(subscriber, signup.id);
        if (isOnList) return;
        outbox.enqueue({
          key: `newsletter-welcome-${signup.id}`,
          kind: "newsletter-welcome",
          mail: { ...mail, headers: { ...mail.headers, ...toOneClickHeaders(unsubscribeUrl) } },
        });
      });
      return checkConfirmLink(token);
    },

    unsubscribeByToken(token) {
      const id = findSubscriberId(token);
      if (id) rows.markUnsubscribed({ id }, now());
      return id !== null;
    },

    unsubscribe: async (email) => rows.markUnsubscribed({ email: normalizeEmail(email) }, now()),
    ...createNewsletterRecords(database),
  };
}

/** Exports and erases a person's data; no mails are needed for it. */
export function createNewsletterRecords(database: DatabaseSync): Pick<Newsletter, "readPerson" | "erase"> {
  const rows = createNewsletterRows(database);
  return {
    readPerson: async (email) => rows.readPerson(normalizeEmail(email)),
    async erase(email) {
      inTransaction(database, () => rows.erase(normalizeEmail(email)));
      // The write-ahead log still has recent writes.
      database.exec("pragma wal_checkpoint(truncate)");
    },
  };
}

/** RFC 8058: a mail program's own button posts to this URL. */
const toOneClickHeaders = (unsubscribeUrl: string) => ({
  "List-Unsubscribe": `<${unsubscribeUrl}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const confirmSchema = z.object({ signup: z.string() });
const unsubscribeSchema = z.object({ subscriber: z.string() });

const newId = () => randomBytes(16).toString("base64url");
