import "server-only";
import { siteDatabase } from "#database/site-database.server.ts";
import { createOutbox, type Outbox } from "#outbox/outbox.ts";

let outbox: Outbox | undefined;

/**
 * Where features put the mails they want sent: `siteOutbox().enqueue(…)`, in the transaction in which they keep what the mail tells
 * of. The send loop of any process takes it from there.
 */
export function siteOutbox(): Outbox {
  outbox ??= createOutbox({ database: siteDatabase() });
  return outbox;
}
