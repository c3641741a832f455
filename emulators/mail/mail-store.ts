import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import PostalMime from "postal-mime";
import { z } from "zod";

/** A parsed mail. */
export interface StoredMail {
  id: number;
  /** When it first arrived: ISO 8601, UTC. */
  at: string;
  messageId: string;
  from: string;
  /** The envelope's recipients, which can differ from the headers'. */
  to: string[];
  subject: string;
  html: string | null;
  text: string | null;
  headers: { name: string; value: string }[];
  /** How many times the same message arrived. Senders repeat one if they can't know that it was accepted. */
  deliveries: number;
}

export interface ReceivedMail {
  from: string;
  to: readonly string[];
  /** RFC 5322. */
  raw: Buffer;
}

export interface MailStore {
  add: (mail: ReceivedMail) => Promise<void>;
  /** Newest first, or only those to one address. */
  list: (to?: string) => StoredMail[];
  read: (id: number) => StoredMail | null;
  clear: () => void;
  close: () => void;
}

const maxMails = 500;

/** Stores the latest mails in `<dataDir>/mail.sqlite`. */
export function openMailStore(dataDir: string, now: () => Date): MailStore {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "mail.sqlite"));
  database.exec(`
    pragma journal_mode = wal; pragma synchronous = normal;
    create table if not exists mail (
      id integer primary key autoincrement, message_id text not null, recipients text not null,
      body text not null, deliveries integer not null default 1, unique (message_id, recipients)
    ) strict;
  `);
  const insert = database.prepare(`
    insert into mail (message_id, recipients, body) values (?, ?, ?)
    on conflict (message_id, recipients) do update set deliveries = deliveries + 1
  `);
  const prune = database.prepare(
    `delete from mail where id <= (select id from mail order by id desc limit 1 offset ${maxMails})`,
  );
  const all = database.prepare("select id, body, deliveries from mail order by id desc");
  const one = database.prepare("select id, body, deliveries from mail where id = ?");

  return {
    add: async ({ from, to, raw }) => {
      const mail = await PostalMime.parse(raw);
      const recipients = to.map((address) => address.toLowerCase());
      const body = {
        at: now().toISOString(),
        messageId: mail.messageId ?? "",
        from,
        to: recipients,
        subject: mail.subject ?? "",
        html: mail.html ?? null,
        text: mail.text ?? null,
        headers: mail.headers.map(({ key, value }) => ({ name: key, value })),
      } satisfies z.infer<typeof bodySchema>;
      insert.run(body.messageId, recipients.join(" "), JSON.stringify(body));
      prune.run();
    },
    list: (to) => {
      const mails = all.all().map(parseRow);
      return to === undefined ? mails : mails.filter((mail) => mail.to.includes(to.toLowerCase()));
    },
    read: (id) => {
      const row = one.get(id);
      return row ? parseRow(row) : null;
    },
    clear: () => database.exec("delete from mail"),
    close: () => database.close(),
  };
}

const bodySchema = z.object({
  at: z.string(),
  messageId: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  html: z.string().nullable(),
  text: z.string().nullable(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
});

const rowSchema = z.object({ id: z.number(), body: z.string(), deliveries: z.number() });

function parseRow(row: unknown): StoredMail {
  const { id, body, deliveries } = rowSchema.parse(row);
  return { id, deliveries, ...bodySchema.parse(JSON.parse(body)) };
}
