import "server-only";
import { siteDatabase } from "#database/site-database.server.ts";
import { createOutbox, type Outbox } from "#outbox/outbox.ts";

let outbox: Outbox | undefined;

/**
 * Where features put mails to send: call `siteOutbox().enqueue(…)` in the transaction that stores what the mail is about. A send
 * loop, in this process or another, does the rest.
 */
export function siteOutbox(): Outbox {
  outbox ??= createOutbox({ database: siteDatabase() });
  return outbox;
}
