import type { DatabaseSync } from "node:sqlite";
import { parseNewsletter } from "../web/lib/external-services.ts";
import { createWalletRecords } from "../web/features/wallet/purchases/wallet-purchases.ts";
import { createOrderRecords } from "../web/features/orders/order-records.ts";
import { createRequestRecords } from "../web/features/requests/requests.ts";
import { createOutbox } from "../web/outbox/outbox.ts";
import { createNewsletterRecords } from "../web/providers/newsletter/embedded-newsletter.ts";
import type { Newsletter } from "../web/providers/newsletter/newsletter.ts";
import { openSiteData } from "./command/open-site-data.ts";
import { PlainError } from "./command/plain-error.ts";
import { runScript } from "./command/run-script.ts";

// Exports or erases a person's data. The site can keep running.
await runScript(
  async () => {
    const [command, email = "", ...others] = process.argv.slice(2);
    const isKnown = command === "export" || command === "erase";
    if (!isKnown || !/^[^\s@]+@[^\s@]+$/.test(email) || others.length > 0)
      throw new PlainError("Usage: npm run person -- export <email>, or erase <email>");
    using database = openSiteData();
    const outbox = createOutbox({ database });
    const newsletter = await openNewsletter(database);
    const requests = createRequestRecords(database, outbox);
    const walletPurchases = createWalletRecords(database);
    const orders = createOrderRecords(database);
    const known = {
      newsletter: await newsletter.readPerson(email),
      requests: requests.read(email),
      walletPurchases: walletPurchases.read(email),
      ...orders.read(email),
      mails: outbox.mailsTo(email),
    };
    if (command === "export") {
      console.log(JSON.stringify(known, null, 2));
      return;
    }
    outbox.erasePerson(email);
    requests.erase(email);
    walletPurchases.erase(email);
    orders.erase(email);
    await newsletter.erase(email);
    console.log(
      `${describeErased(known, email)} Delete the orders at Shopify and the account at Thinkific yourself.`,
    );
  },
  { stoppedCode: 130 },
);

function describeErased(known: Record<string, unknown>, email: string): string {
  const counts = Object.entries(known).map(([kind, found]) => {
    const count = Array.isArray(found) ? found.length : Number(found !== null);
    return count > 0 ? `${kind}: ${count}` : "";
  });
  const found = counts.filter(Boolean).join(", ");
  return found ? `Erased of ${email}: ${found}.` : `Nothing is known about ${email} here. Check the address.`;
}

async function openNewsletter(database: DatabaseSync): Promise<Pick<Newsletter, "readPerson" | "erase">> {
  const newsletter = parseNewsletter(process.env);
  if (newsletter.mode === "embedded") return createNewsletterRecords(database);
  const { createKlaviyoNewsletter } = await import("../web/providers/newsletter/klaviyo-newsletter.ts");
  return createKlaviyoNewsletter(newsletter);
}
