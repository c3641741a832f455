import { createHash } from "node:crypto";
import { z } from "zod";
import type { ClaimedMail, FoundMail, ListedMail, PersonMail } from "#outbox/mail.ts";

const mailSchema = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(
    z.object({
      to: z.string(),
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      headers: z.exactOptional(z.record(z.string(), z.string())),
      giftId: z.exactOptional(z.string()),
    }),
  );

const claimedSchema = z.object({
  id: z.number(),
  key: z.string(),
  kind: z.string(),
  mail: mailSchema,
  attempts: z.number(),
});

/** Converts a claimed row of the outbox. */
export function parseClaimed(row: unknown, claim: string): ClaimedMail {
  const { id, key, kind, mail, attempts } = claimedSchema.parse(row);
  const messageId = createHash("sha256").update(key).digest("hex").slice(0, 32);
  return { id, kind, messageId, mail, attempt: attempts, claim };
}

const time = z.number().transform((ms) => new Date(ms).toISOString());
const times = { created_at: time, sent_at: time.nullable() };

const listedSchema = z.object({
  id: z.number(),
  kind: z.string(),
  attempts: z.number(),
  last_error: z.string().nullable(),
  ...times,
});

export function parseListed(row: unknown): ListedMail {
  const { last_error, created_at, sent_at, ...listed } = listedSchema.parse(row);
  return { ...listed, lastError: last_error, createdAt: created_at, sentAt: sent_at };
}

const mailStates = ["queued", "sending", "sent", "failed"] as const;

const foundSchema = z.object({
  state: z.enum(mailStates),
  due_at: z.number().nullable(),
  sent_at: z.number().nullable(),
});

export function parseFound(row: unknown): FoundMail {
  const { state, due_at, sent_at } = foundSchema.parse(row);
  return { state, dueAt: due_at, sentAt: sent_at };
}

const personMailSchema = z.object({
  kind: z.string(),
  state: z.enum(mailStates),
  mail: mailSchema,
  ...times,
});

export function parsePersonMail(row: unknown): PersonMail {
  const { kind, state, mail, created_at, sent_at } = personMailSchema.parse(row);
  return { kind, state, createdAt: created_at, sentAt: sent_at, subject: mail.subject, text: mail.text };
}
