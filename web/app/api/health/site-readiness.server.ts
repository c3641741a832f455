import "server-only";
import { shopNameQuery } from "#commerce/operations/shop-operations.ts";
import { createStorefrontClient } from "#commerce/storefront-client.ts";
import { contentClient } from "#content/content-client.server.ts";
import { siteDatabase } from "#database/site-database.server.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { createReadiness, type Readiness } from "#lib/readiness.ts";
import { siteOutbox } from "#outbox/outbox.server.ts";

// Also the clients' own, so that no call outlives its check.
const timeoutMs = 2000;
/** The loop sends a due mail within seconds. */
const maxOverdueMs = 5 * 60_000;

/** The state of the backends that this process talks to. Pages need all but the mail queue, because each has a form. */
export const readSiteReadiness: () => Promise<Readiness> = createReadiness({
  timeoutMs,
  backends: {
    content: { check: checkContent, isRequired: true },
    commerce: { check: checkCommerce, isRequired: true },
    database: { check: async () => siteDatabase().prepare("select 1").get(), isRequired: true },
    mail: { check: checkMail, isRequired: false },
  },
  report: (line) => console.error(`Health: ${line}`),
});

function checkContent() {
  return contentClient().withConfig({ timeout: timeoutMs, maxRetries: 0 }).fetch("true");
}

function checkCommerce() {
  const request = createStorefrontClient({ ...readEnvironment().storefront, timeout: timeoutMs });
  return request(shopNameQuery, {});
}

async function checkMail(): Promise<void> {
  const dueAt = siteOutbox().nextDueAt();
  if (dueAt !== null && Date.now() - dueAt > maxOverdueMs)
    throw new Error("a mail has been due for minutes, and no process sends it");
}
