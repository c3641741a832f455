import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { requestKinds } from "@shop/schemas/vocabulary/request-kinds.ts";
import { z } from "zod";
import { inTransaction } from "#database/site-database.ts";
import { readSigningKey } from "#database/signing-key.ts";
import { toMailbox } from "#lib/mailbox.ts";
import { normalizeEmail } from "#lib/normalize-email.ts";
import { createReadableCode } from "#lib/readable-code.ts";
import { signValue, verifyValue } from "#lib/signed-value.ts";
import type { Mail } from "#outbox/mail.ts";
import type { Outbox } from "#outbox/outbox.ts";
import type { ValidRequest } from "./parse-request.ts";
import { parseQuote, type Quote } from "./quote.ts";

/** A request with its reference number and quote. */
export interface ReferencedRequest extends ValidRequest {
  reference: string;
  quote: Quote | null;
  /** Null without a quote. */
  quoteUrl: string | null;
}

export interface RequestMails {
  /** To the person. */
  receipt: (request: ReferencedRequest) => Promise<Mail>;
  /** To the shop. */
  notice: (request: ReferencedRequest) => Promise<Mail>;
}

/** A stored request, for exporting a person's data. */
export interface KnownRequest {
  reference: string;
  kind: string;
  answers: unknown;
  quote: unknown;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** Stores each request and its mails in one transaction, so both exist or neither does. */
export interface Requests {
  /**
   * Stores a request and returns its reference. An identical request within a day returns the first one's reference and changes nothing, so a
   * form that's sent twice counts once.
   */
  submit: (
    request: ValidRequest,
    quote: Quote | null,
  ) => Promise<{ reference: string; quote: Quote | null; quoteUrl: string | null }>;
  /** The quote for a link's token; null if the token is invalid or the request was deleted. */
  readQuote: (token: string) => { reference: string; quote: Quote } | null;
}

interface RequestsOptions {
  database: DatabaseSync;
  outbox: Outbox;
  mails: RequestMails;
  siteUrl: string;
  now?: () => number;
}

const dayMs = 24 * 3600 * 1000;
/** Long enough to find it again for the next school year's order. */
const rememberMs = 2 * 365 * dayMs;
/** Limits what a stranger can send to someone's mailbox and store on the disk. */
const maxReceiptsPerDay = 3;
const maxRequestsPerDay = 2000;

export function createRequests({
  database,
  outbox,
  mails,
  siteUrl,
  now = Date.now,
}: RequestsOptions): Requests {
  const forget = database.prepare("delete from request where created_at <= ?");
  const same = database.prepare("select reference, quote from request where digest = ? and created_at > ?");
  const count = database.prepare("select count(*) as count from request where created_at > ?");
  const countOf = database.prepare(
    String.raw`select count(*) as count from request where (email = ? or email like ? escape '\') and created_at > ?`,
  );
  const insert = database.prepare(`
    insert into request (reference, kind, email, answers, quote, digest, created_at) values (?, ?, ?, ?, ?, ?, ?)
  `);
  const quoteOf = database.prepare("select quote from request where reference = ? and quote is not null");
  const signing = { purpose: "quote", key: readSigningKey(database, "requests") };
  const toQuoteUrl = (reference: string) =>
    `${siteUrl}/requests/quotes/${signValue({ reference } satisfies z.infer<typeof tokenSchema>, signing)}`;

  return {
    async submit(request, quote) {
      const { kind, email, answers, seats } = request;
      const reference = `R-${createReadableCode(2)}`;
      const quoteUrl = quote && toQuoteUrl(reference);
      const referenced = { ...request, reference, quote, quoteUrl };
      const [receipt, notice] = await Promise.all([mails.receipt(referenced), mails.notice(referenced)]);
      const kept = JSON.stringify({
        ...answers,
        ...(seats.size > 0 && { seats: Object.fromEntries(seats) }),
      });
      const digest = createHash("sha256").update(`${kind} ${kept}`).digest("base64url");
      return inTransaction(database, () => {
        forget.run(now() - rememberMs);
        const since = now() - dayMs;
        const known = same.get(digest, since);
        if (known) {
          const row = sameSchema.parse(known);
          return { ...row, quoteUrl: row.quote && toQuoteUrl(row.reference) };
        }
        if (Number(count.get(since)?.["count"]) >= maxRequestsPerDay)
          throw new Error(`There were ${maxRequestsPerDay} requests within a day.`);
        const { address, tagged } = toMailbox(normalizeEmail(email));
        const isQuiet = Number(countOf.get(address, tagged, since)?.["count"]) >= maxReceiptsPerDay;
        insert.run(
          reference,
          kind,
          normalizeEmail(email),
          kept,
          quote && JSON.stringify(quote),
          digest,
          now(),
        );
        outbox.enqueue({ key: toNoticeKey(reference), kind: `request-${kind}`, mail: notice });
        if (!isQuiet)
          outbox.enqueue({ key: `request-receipt-${reference}`, kind: "request-receipt", mail: receipt });
        return { reference, quote, quoteUrl };
      });
    },

    readQuote(token) {
      const verified = tokenSchema.safeParse(verifyValue(token, signing));
      if (!verified.success) return null;
      const { reference } = verified.data;
      const row = quoteOf.get(reference);
      return row ? { reference, quote: parseQuote(String(row["quote"])) } : null;
    },
  };
}

/** A person's requests, for exporting or erasing their data. */
export function createRequestRecords(database: DatabaseSync, outbox: Outbox) {
  const byEmail = database.prepare("select * from request where email = ? order by created_at");
  const erase = database.prepare("delete from request where email = ?");
  const read = (email: string): KnownRequest[] =>
    byEmail.all(normalizeEmail(email)).map((row) => knownSchema.parse(row));
  return {
    read,
    /** Deletes a person's requests, and the contents of the mails to the shop about them. */
    erase: (email: string) => {
      inTransaction(database, () => {
        for (const { reference } of read(email)) outbox.eraseMail(toNoticeKey(reference));
        erase.run(normalizeEmail(email));
      });
      // Recent writes are also in the write-ahead log.
      database.exec("pragma wal_checkpoint(truncate)");
    },
  };
}

const toNoticeKey = (reference: string) => `request-${reference}`;

const tokenSchema = z.object({ reference: z.string() });
const quoteColumn = z.string().nullable();
const sameSchema = z.object({
  reference: z.string(),
  quote: quoteColumn.transform((json) => (json === null ? null : parseQuote(json))),
});
const parseJson = (text: string): unknown => JSON.parse(text);
const knownSchema = z
  .object({
    reference: z.string(),
    kind: z.enum(requestKinds.map(({ value }) => value)),
    answers: z.string().transform(parseJson),
    quote: quoteColumn.transform((json) => (json === null ? null : parseJson(json))),
    created_at: z.number().transform((ms) => new Date(ms).toISOString()),
  })
  .transform(({ created_at, ...known }) => ({ ...known, createdAt: created_at }));
