import "server-only";
import { siteDatabase } from "#database/site-database.server.ts";
import { readShopContact } from "#app/shop-contact.server.ts";
import type { ShopContact } from "#features/mail/mail-layout.tsx";
import type { SignupServices } from "#features/newsletter/handle-signup.ts";
import { createNewsletterMails } from "#features/newsletter/newsletter-mails.server.tsx";
import { readEnvironment } from "#lib/environment.server.ts";
import { logError } from "#lib/log-error.ts";
import { siteOutbox } from "#outbox/outbox.server.ts";
import { embeddedGeolocation } from "#providers/geolocation/embedded-geolocation.ts";
import type { Geolocation } from "#providers/geolocation/geolocation.ts";
import { createHostedGeolocation } from "#providers/geolocation/hosted-geolocation.ts";
import {
  createEmbeddedNewsletter,
  type EmbeddedNewsletter,
} from "#providers/newsletter/embedded-newsletter.ts";
import type { Newsletter } from "#providers/newsletter/newsletter.ts";

/** What the signup's routes need, as the environment configures it. */
export async function readSignupServices(): Promise<SignupServices> {
  const shop = await readShopContact();
  return {
    newsletter: await createNewsletter(shop),
    locate: siteGeolocation(),
    supportEmail: shop.supportEmail,
    log: logError,
  };
}

/** The list in the site's database; null if it's at Klaviyo, whose mails link to Klaviyo's own pages. */
export async function readEmbeddedNewsletter(): Promise<EmbeddedNewsletter | null> {
  return readEnvironment().newsletter.mode === "embedded" ? createEmbedded(await readShopContact()) : null;
}

async function createNewsletter(shop: ShopContact): Promise<Newsletter> {
  const { newsletter } = readEnvironment();
  if (newsletter.mode === "embedded") return createEmbedded(shop);
  // Klaviyo's client takes 100 MB of memory, so it's only loaded if needed.
  const { createKlaviyoNewsletter } = await import("#providers/newsletter/klaviyo-newsletter.ts");
  return createKlaviyoNewsletter(newsletter);
}

const createEmbedded = (shop: ShopContact) =>
  createEmbeddedNewsletter({
    database: siteDatabase(),
    outbox: siteOutbox(),
    mails: createNewsletterMails(shop),
    siteUrl: shop.siteUrl,
  });

function siteGeolocation(): Geolocation {
  const { geolocationUrl, trustedProxies } = readEnvironment();
  return geolocationUrl
    ? createHostedGeolocation({ url: geolocationUrl, trustedProxies })
    : embeddedGeolocation;
}
